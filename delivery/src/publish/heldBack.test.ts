import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { type ReleaseStore, rollBack, StoreError } from '../store';
import {
  catalogPage,
  catalogTexts,
  sampleAccount,
  sampleCatalog,
  sampleContent,
  sampleShell,
} from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';

jest.setTimeout(180_000);

const { world, inSite, inStore } = sampleSitePerTest();
const failing = catalogPage('falha(url)');
const next = catalogTexts('Água pressurizada');
const catalog = () => world.discovered('mfe_catalog');

describe('the publisher holds a broken release back and publishes the others', () => {
  test.each<[string, () => Promise<void>, RegExp]>([
    [
      'the release does not accept the version of the shared code',
      () => world.deploy(sampleCatalog('1.0.1', { ...next, shared: '^2.0.0' })),
      /^mfe-catalog 1\.0\.1 accepts @site\/shared \^2\.0\.0; shell 1\.0\.0 brings 1\.0\.0$/,
    ],
    [
      'a page does not render, while a new shell is on the same page',
      () => world.deploy(sampleShell('1.0.1', { layout: 'Nova' }), sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'its server build throws when it is loaded',
      () => world.deploy(sampleCatalog('1.0.1', { files: { 'server/paths.cjs': 'window.alert()' } })),
      /^mfe-catalog 1\.0\.1 does not run on the server: window is not defined$/,
    ],
  ])('if %s', async (_what, spoil, complaint) => {
    await world.publishFirst();
    await world.deploy(sampleAccount('1.0.0', { paths: ['/login'] }));
    await spoil();
    const { changed, heldBack } = await world.publish();
    expect(changed).toBe(true);
    expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(complaint)]]);
    expect(await world.page('login')).toContain('<h1>Entrar</h1>');
    expect(await world.page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    expect(await world.discovered('mfe_account')).toMatchObject([{ metadata: { version: '1.0.0' } }]);
    expect(await catalog()).toMatchObject([{ metadata: { version: '1.0.0' } }]);
  });

  test('a file changed during its fetch holds the release back until it has its released content again', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1', next));
    const file = inStore('mfe-catalog/1.0.1/browser/ProductPage.js');
    const original = await readFile(file);
    const store: ReleaseStore = {
      ...world.store,
      async fetch(name, version) {
        const source = await world.store.fetch(name, version);
        await writeFile(path.join(source, 'browser/ProductPage.js'), 'tampered');
        return source;
      },
    };
    const { heldBack } = await world.publish({ store });
    expect(heldBack.get('mfe-catalog')).toBe('mfe-catalog 1.0.1: browser/ProductPage.js is not what was released');
    expect(await filesBelow(inSite('files'))).not.toContain('mfe-catalog/1.0.1/ProductPage.js');
    await writeFile(file, original);
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await world.page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await world.publish()).toMatchObject({ changed: false });
  });

  test('an unreachable store holds all packages back; the first publication of a site fails', async () => {
    const channels = () => Promise.reject(new StoreError('connect ETIMEDOUT'));
    await world.deploy(sampleCatalog('1.0.0'));
    await expect(world.publish({ store: { ...world.store, channels } })).rejects.toThrow('connect ETIMEDOUT');
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1', next));
    const fetch = () => Promise.reject(new StoreError('connect ECONNREFUSED'));
    const heldBack = new Map([['mfe-catalog', 'connect ECONNREFUSED']]);
    expect(await world.publish({ store: { ...world.store, fetch } })).toMatchObject({ changed: false, heldBack });
    const unread = await world.publish({ store: { ...world.store, channels } });
    expect(unread.changed).toBe(false);
    expect([...unread.heldBack.keys()]).toEqual(['mfe-catalog', 'mfe-content', 'shell']);
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
  });

  test('a fallback release that cannot be fetched holds its release back', async () => {
    await world.publishFirst();
    await world.add(sampleCatalog('1.0.1'), sampleCatalog('1.0.2', next));
    await world.move('mfe-catalog', () => ({ live: '1.0.2', previous: '1.0.1' }));
    const fetch: typeof world.store.fetch = async (name, version, isElsewhere) => {
      if (version === '1.0.1') throw new StoreError('connect ECONNREFUSED');
      return world.store.fetch(name, version, isElsewhere);
    };
    const { heldBack } = await world.publish({ store: { ...world.store, fetch } });
    expect([...heldBack]).toEqual([['mfe-catalog', 'connect ECONNREFUSED']]);
  });

  test('a held-back release leaves no generation behind, and a newer release of its package is published', async () => {
    await world.publishFirst();
    await world.deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Olá</h1>"', ContactPage: '""' } }));
    await world.deploy(sampleCatalog('1.0.1', failing));
    await world.publish();
    const generations = await readdir(inSite('generations'));
    expect(generations).toHaveLength(2);
    for (const name of generations) expect(await readdir(inSite('generations', name))).toContain('state.json');
    // A rollback reuses pages of the previous generation only if its state.json remains.
    await world.move('mfe-content', rollBack);
    expect(await world.publish()).toMatchObject({ rendered: 0 });
    await world.deploy(sampleCatalog('1.0.2', next));
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await world.page('produtos/AP-10L')).toContain('Água pressurizada');
  });

  test('a drawing that cannot be drawn', async () => {
    const drawing = 'icon.0b0b0b0b';
    await world.publishFirst();
    const { files } = sampleShell('1.0.1');
    const name = `${drawing.slice(0, -8)}0d0d0d0d`;
    const server = String(files['server/server.cjs']).replaceAll(drawing, name);
    const change = { [`assets/${name}.svg`]: 'no drawing', 'server/server.cjs': server };
    await world.deploy(sampleShell('1.0.1', { files: change }));
    const { heldBack } = await world.publish();
    expect([...heldBack.keys()]).toEqual(['shell']);
    expect(heldBack.get('shell')).toContain(`shell: assets/${name}.svg can't be drawn: `);
    expect(await world.page('produtos')).toContain('/shell/1.0.0/main.css');
  });

  test('a new site starts without a held-back package, but not without a working shell', async () => {
    const { files, ...shell } = sampleShell('1.0.0');
    await world.deploy({ ...shell, files: { ...files, 'server/server.cjs': 'window.alert()' } });
    await world.deploy(sampleContent('1.0.0'), sampleCatalog('1.0.0', failing));
    await expect(world.publish()).rejects.toThrow(/^shell 1\.0\.0 does not run on the server: /);
    expect(await readdir(inSite())).not.toContain('current');
    await world.deploy(sampleShell('1.0.1'));
    expect([...(await world.publish()).heldBack.keys()]).toEqual(['mfe-catalog']);
    expect(await world.read('index.html')).toContain('<h1>Início</h1>');
    expect(await readdir(inSite('public'))).not.toContain('produtos');
  });
});
