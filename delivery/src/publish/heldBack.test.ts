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
  test('if a page does not render, while a new shell is on the same page', async () => {
    await world.publishFirst();
    await world.deploy(sampleAccount('1.0.0', { paths: ['/login'] }));
    await world.deploy(sampleShell('1.0.1', { layout: 'Nova' }), sampleCatalog('1.0.1', failing));
    const { changed, heldBack } = await world.publish();
    expect(changed).toBe(true);
    const reason =
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/;
    expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(reason)]]);
    expect(await world.page('login')).toContain('<h1>Entrar</h1>');
    expect(await world.page('produtos/AP-10L')).toContain('<h1>Água</h1>');
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
});
