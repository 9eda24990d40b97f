import { readdir, readFile } from 'node:fs/promises';
import { filesBelow } from '../files';
import { catalogPage, sampleCatalog, sampleShell } from '../testing/sampleReleases';
import { expectCompressed, samplePages, sampleSitePerTest, withForms } from '../testing/sampleSite';

jest.setTimeout(180_000);

const { world, inSite } = sampleSitePerTest();
const canary = sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"'));

test('the pages of a canary are written outside the public folder', async () => {
  await world.publishFirst();
  await world.canary(canary, 30);
  expect(await world.publish()).toMatchObject({ changed: true, rendered: 4, kept: 7 });
  const files = samplePages.filter((file) => file.startsWith('produtos/'));
  expect(await world.readPrivate('variants.json')).toEqual({
    canaries: { mfe_catalog: 30 },
    pages: Object.fromEntries(files.map((file) => [file, ['mfe_catalog']])),
  });
  expect(await filesBelow(inSite('current/variants'))).toEqual(
    withForms(files.map((file) => `mfe_catalog/${file}`)).sort(),
  );
  for (const file of files) await expectCompressed(inSite('current/variants/mfe_catalog', file));
  const variant = await readFile(inSite('current/variants/mfe_catalog/produtos/AP-10L/index.html'), 'utf8');
  expect(variant).toContain('<h2>/produtos/AP-10L</h2>');
  expect(variant).toContain('/mfe-catalog/1.0.1/ProductPage.css');
  expect(await world.page('produtos/AP-10L')).toContain('<h1>Água</h1>');
  const [first = '', second = ''] = (await readdir(inSite('generations'))).sort();
  expect(await filesBelow(inSite('generations', second, 'public'))).toEqual(
    await filesBelow(inSite('generations', first, 'public')),
  );
});

test('variants.json lists pages that only the canary has, and the canary’s icons are drawn', async () => {
  await world.publishFirst();
  const paths = ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG', '/produtos/novo'];
  await world.canary(sampleCatalog('1.0.1', { paths }));
  const { files } = sampleShell('1.0.1');
  const server = String(files['server/server.cjs']).replaceAll('icon.0b0b0b0b', 'icon.0d0d0d0d');
  const drawing = String(files['assets/icon.0b0b0b0b.svg']);
  const icon = { 'assets/icon.0d0d0d0d.svg': drawing, 'server/server.cjs': server };
  await world.canary(sampleShell('1.0.1', { files: icon }));
  await world.publish();
  expect(await world.readPrivate('variants.json')).toMatchObject({
    pages: { 'produtos/novo/index.html': ['mfe_catalog', 'shell'] },
  });
  expect(await readdir(inSite('public/produtos'))).not.toContain('novo');
  expect(await world.read('sitemap.xml')).not.toContain('novo');
  expect(await readdir(inSite('files/shell/assets'))).toContain('icon-180.0d0d0d0d.png');
});
