import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { manifestFile } from '@site/delivery/build';
import { root } from '@site/delivery/repository';
import { keptReleasesFile } from '@site/shared/contracts';
import { run } from '@site/tools/testing/programs';
import { realSiteForAll } from './realSite';

jest.setTimeout(180_000);

const world = realSiteForAll();

const addressOf = (name: 'shell' | 'mfe-account') => `/${name}/${world.site.original[name].version}/${manifestFile}`;

/** Script of a host without any part of this repository's federation. */
let script: string;
beforeAll(async () => {
  const output = path.join(world.site.folder, 'stock');
  const builder = path.join(__dirname, 'buildStockHost.ts');
  await run('node', ['--import', 'tsx', builder, output], { cwd: root });
  script = await readFile(path.join(output, 'browser/stock.js'), 'utf8');
});

test.each([
  ['the site’s origin', false],
  ['another origin', true],
])(
  'a host built without this repository, on %s, shows a remote that it knows only by its manifest',
  async (_where, isElsewhere) => {
    const { context, page, console: said } = await world.visit();
    const question = {
      manifest: `${world.site.url}${addressOf('mfe-account')}`,
      sharedVersion: world.site.original.shell.shared,
    };
    const document = `<!doctype html><link rel="icon" href="data:,"><body>
    <script type="application/json" id="question">${JSON.stringify(question)}</script>
    <script type="module" src="/stock.js"></script>`;
    const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
      '/stock': ['text/html; charset=utf-8', document],
      '/stock.js': ['text/javascript', script],
    };
    for (const [address, [contentType, body]] of Object.entries(files))
      await page.route(`**${address}`, (route) => route.fulfill({ contentType, body }));
    // A real server, since a page that only a test's route answers may request nothing of this machine.
    const elsewhere = createServer(({ url = '' }, response) => {
      const [type, body] = files[url] ?? ['text/plain', ''];
      response.setHeader('content-type', type).end(body);
    });
    await once(elsewhere.listen(0, 'localhost'), 'listening');
    if (isElsewhere) await page.unrouteAll();
    await page.goto(isElsewhere ? `http://localhost:${(elsewhere.address() as AddressInfo).port}/stock` : '/stock');
    const text = page.getByText('Você ainda não fez nenhum pedido...');
    await text.waitFor().catch(() => {});
    expect([said, await text.count()]).toEqual([[], 1]);
    await context.close();
    elsewhere.close();
  },
);

/** Files for hosts built elsewhere, and for previews. */
const ofOthers = [manifestFile, '/preview.js', keptReleasesFile];

test('visitors fetch no manifest and no tools of previews', async () => {
  const { context, page } = await world.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/', '/produtos?remotes&fronteiras', '/meus-pedidos']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain(manifestFile);
  }
  expect(asked.filter((url) => url.endsWith('/remoteEntry.js')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => ofOthers.some((file) => url.includes(file)))).toEqual([]);
  await context.close();
});

test('the shell’s manifest names the modules that it uses of others', async () => {
  const manifest = await (await fetch(`${world.site.url}${addressOf('shell')}`)).json();
  expect(manifest.remotes).toContainEqual(expect.objectContaining({ alias: 'mfe_cart', moduleName: 'CartPanel' }));
  expect(manifest.shared).toContainEqual(
    expect.objectContaining({ name: '@site/shared', version: world.site.original.shell.shared }),
  );
});
