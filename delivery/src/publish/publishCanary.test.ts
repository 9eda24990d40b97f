import { readdir, readFile } from 'node:fs/promises';
import { promote, rollBack } from '../store';
import {
  catalogPage,
  filesBelow,
  sampleAccount,
  sampleCatalog,
  sampleContent,
  samplePages,
  sampleShell,
} from '../testing/sampleSite';
import { expectCompressed, sampleSitePerTest, withForms } from '../testing/sampleSitePerTest';

jest.setTimeout(180_000);

const { world, inSite, page } = sampleSitePerTest();

describe('a canary', () => {
  const canary = sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"'));

  test('has its pages where only the server finds them', async () => {
    await world().publishFirst();
    await world().canary(canary, 30);
    expect(await world().publish()).toMatchObject({ changed: true, rendered: 4, kept: 7 });
    const names = ['mfe_catalog'];
    const files = samplePages.filter((file) => file.startsWith('produtos/'));
    expect(await world().readPrivate('variants.json')).toEqual({
      canaries: { mfe_catalog: 30 },
      pages: Object.fromEntries(files.map((file) => [file, names])),
    });
    expect(await filesBelow(inSite('current/variants'))).toEqual(
      withForms(files.map((file) => `mfe_catalog/${file}`)).sort(),
    );
    for (const file of files) await expectCompressed(inSite('current/variants/mfe_catalog', file));
    const variant = await readFile(inSite('current/variants/mfe_catalog/produtos/AP-10L/index.html'), 'utf8');
    expect(variant).toContain('<h2>/produtos/AP-10L</h2>');
    expect(variant).toContain('/mfe-catalog/1.0.1/ProductPage.css');
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    const [first = '', second = ''] = (await readdir(inSite('generations'))).sort();
    expect(await filesBelow(inSite('generations', second, 'public'))).toEqual(
      await filesBelow(inSite('generations', first, 'public')),
    );
  });

  test('is named with its page where only its visitors have one', async () => {
    await world().publishFirst();
    const paths = ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG', '/produtos/novo'];
    await world().canary(sampleCatalog('1.0.1', { paths }));
    await world().publish();
    expect(await world().readPrivate('variants.json')).toMatchObject({
      pages: { 'produtos/novo/index.html': ['mfe_catalog'] },
    });
    expect(await readdir(inSite('public/produtos'))).not.toContain('novo');
    expect(await world().read('sitemap.xml')).not.toContain('novo');
  });

  test('that meets others is named with them, in the order of the name of their form', async () => {
    await world().deploy(sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }), sampleAccount('1.0.0'));
    await world().deploy(sampleContent('1.0.0'), sampleCatalog('1.0.0'));
    await world().canary(canary);
    await world().canary(sampleAccount('1.0.1', { modules: { LoginPage: '""', UserMenu: '"<nav>Olá</nav>"' } }), 50);
    await world().publish();
    expect(await world().readPrivate('variants.json')).toMatchObject({
      canaries: { mfe_account: 50, mfe_catalog: 10 },
      pages: { 'index.html': ['mfe_account'], 'produtos/index.html': ['mfe_account', 'mfe_catalog'] },
    });
    expect((await readdir(inSite('current/variants'))).sort()).toEqual([
      'mfe_account',
      'mfe_account+mfe_catalog',
      'mfe_catalog',
    ]);
  });

  test('is promoted and rolled back without rendering anything', async () => {
    await world().publishFirst();
    await world().canary(canary);
    await world().publish();
    await world().move('mfe-catalog', promote);
    expect(await world().publish()).toMatchObject({ changed: true, rendered: 0 });
    expect(await page('produtos/AP-10L')).toContain('<h2>/produtos/AP-10L</h2>');
    expect(await world().readPrivate('variants.json')).toEqual({ canaries: {}, pages: {} });

    await world().move('mfe-catalog', rollBack);
    expect(await world().publish()).toMatchObject({ changed: true, rendered: 0 });
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
  });
});

describe('a rollback', () => {
  test('renders nothing', async () => {
    await world().publishFirst();
    const before = await page('produtos/AP-10L');
    await world().deploy(sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"')));
    await world().publish();
    await world().move('mfe-catalog', rollBack);
    expect(await world().publish()).toMatchObject({ changed: true, rendered: 0, kept: 7 });
    expect(await page('produtos/AP-10L')).toBe(before);
  });

  test('leaves no page with the release that was rolled back, also where its code is the same', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1'));
    await world().publish();
    // Now every page is rendered with it.
    await world().deploy(sampleShell('1.0.1'));
    await world().publish();
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.1/');
    await world().move('mfe-catalog', rollBack);
    await world().publish();
    for (const file of samplePages) expect(await world().read(file)).not.toContain('/mfe-catalog/1.0.1/');
  });
});
