import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseStore, rollBack, StoreError } from '../store';
import {
  catalogPage,
  catalogTexts,
  filesBelow,
  inventory,
  sampleAccount,
  sampleCatalog,
  sampleContent,
  sampleShell,
} from '../testing/sampleSite';
import { sampleSitePerTest } from '../testing/sampleSitePerTest';
import { writeFiles } from '../testing/temporaryFolder';

jest.setTimeout(180_000);

const { world, inSite, inStore, page } = sampleSitePerTest();
const failing = catalogPage('falha(url)');

describe('a release that makes no site is held back, and the others go on', () => {
  const next = catalogTexts('Água pressurizada');
  type Case = [string, () => Promise<void>, RegExp];

  test.each<Case>([
    [
      'one with a file that is not what was released',
      async () => {
        await world().deploy(sampleCatalog('1.0.1', next));
        await writeFile(inStore('mfe-catalog/1.0.1/browser/ProductPage.js'), 'tampered');
      },
      /^mfe-catalog 1\.0\.1: browser\/ProductPage\.js is not what was released$/,
    ],
    [
      'one with a file too many',
      async () => {
        await world().deploy(sampleCatalog('1.0.1', next));
        await writeFiles(inStore('mfe-catalog/1.0.1'), { 'browser/more.js': '' });
      },
      /^mfe-catalog 1\.0\.1: browser\/more\.js is not listed$/,
    ],
    [
      'one whose description can’t be read',
      async () => {
        await world().deploy(sampleCatalog('1.0.1', next));
        await writeFile(inStore('mfe-catalog/1.0.1/release.json'), '{');
      },
      /^release\.json in \S+ is not JSON$/,
    ],
    [
      'one that does not accept the shared code',
      () => world().deploy(sampleCatalog('1.0.1', { ...next, shared: '^2.0.0' })),
      /^mfe-catalog 1\.0\.1 accepts @site\/shared \^2\.0\.0; shell 1\.0\.0 brings 1\.0\.0$/,
    ],
    [
      'one that does not render',
      () => world().deploy(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'one that does not run',
      () => world().deploy(sampleCatalog('1.0.1', { files: { 'server/paths.cjs': 'window.alert()' } })),
      /^mfe-catalog 1\.0\.1 does not run on the server: window is not defined$/,
    ],
    [
      'one without the entry that it names',
      () => world().deploy({ ...sampleCatalog('1.0.1'), entry: 'gone.js' }),
      /^mfe-catalog 1\.0\.1 has no file gone\.js$/,
    ],
    [
      'one without a style sheet that it names',
      () =>
        world().deploy({
          ...sampleCatalog('1.0.1', next),
          modules: { ...sampleCatalog('1.0.1').modules, './ProductPage': { js: [], css: ['gone.css'] } },
        }),
      /^mfe-catalog 1\.0\.1 has no file gone\.css$/,
    ],
    [
      'one with a page of another’s',
      () => world().deploy(sampleCatalog('1.0.1', { ...next, paths: ['/produtos', '/contato'] })),
      /^mfe-catalog and mfe-content both have a page at \/contato$/,
    ],
    [
      'one with a canary that does not render',
      () => world().canary(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: /,
    ],
    [
      'one that is gone from the store',
      async () => {
        await world().deploy(sampleCatalog('1.0.1', next));
        await rm(inStore('mfe-catalog/1.0.1'), { recursive: true });
      },
      /^There is no release 1\.0\.1 of mfe-catalog in /,
    ],
    [
      'one behind channels that can’t be read',
      async () => {
        await world().deploy(sampleCatalog('1.0.1', next));
        await writeFile(inStore('mfe-catalog/channels.json'), '{"live": 1');
      },
      /^The channels of \S+ can't be used: /,
    ],
  ])('%s', async (_what, spoil, complaint) => {
    await world().publishFirst();
    await world().deploy(sampleAccount('1.0.0', { paths: ['/login'] }));
    await spoil();
    const { changed, heldBack } = await world().publish();
    expect(changed).toBe(true);
    expect([...heldBack.keys()]).toEqual(['mfe-catalog']);
    expect(heldBack.get('mfe-catalog')).toMatch(complaint);
    expect(await page('login')).toContain('<h1>Entrar</h1>');
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    expect(JSON.parse(await world().read('frontend-discovery.json')).microFrontends).toMatchObject({
      mfe_account: [{ metadata: { version: '1.0.0' } }],
      mfe_catalog: [{ metadata: { version: '1.0.0' } }],
    });
  });

  test('also where a file changes on the way from the store', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1', next));
    const store: ReleaseStore = {
      ...world().store,
      async fetch(name, version) {
        const source = await world().store.fetch(name, version);
        await writeFile(path.join(source, 'browser/ProductPage.js'), 'tampered');
        return source;
      },
    };
    expect((await world().publish({ store })).heldBack.get('mfe-catalog')).toBe(
      'mfe-catalog 1.0.1: browser/ProductPage.js is not what was released',
    );
    expect(await filesBelow(inSite('files'))).not.toContain('mfe-catalog/1.0.1/ProductPage.js');
  });

  test('but a store that can’t be reached is no release’s fault', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1', next));
    const store: ReleaseStore = {
      ...world().store,
      fetch: () => Promise.reject(new StoreError('connect ECONNREFUSED')),
    };
    await expect(world().publish({ store })).rejects.toThrow('connect ECONNREFUSED');
    expect(await world().publish()).toMatchObject({ changed: true, heldBack: new Map() });
  });

  test('also where another that is new is on the same page', async () => {
    await world().publishFirst();
    await world().deploy(sampleShell('1.0.1', { layout: 'Sentinela nova' }), sampleCatalog('1.0.1', failing));
    expect([...(await world().publish()).heldBack.keys()]).toEqual(['mfe-catalog']);
    expect(await page('produtos/AP-10L')).toContain('Sentinela nova');
  });

  test('and is shown as soon as it is what was released', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1', next));
    const file = inStore('mfe-catalog/1.0.1/browser/ProductPage.js');
    const original = await readFile(file);
    await writeFile(file, 'tampered');
    await world().publish();
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    await writeFile(file, original);
    expect(await world().publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await world().publish()).toMatchObject({ changed: false });
  });

  test('and is forgotten when its channel moves on', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1', failing));
    await world().publish();
    await world().deploy(sampleCatalog('1.0.2', next));
    expect(await world().publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
  });

  test('and nothing is touched while it is the only change, however often it is tried', async () => {
    await world().publishFirst();
    await world().deploy(sampleCatalog('1.0.1', { ...next, shared: '^2.0.0' }));
    const before = await inventory(inSite('generations'));
    for (const _time of [1, 2]) {
      const { changed, heldBack } = await world().publish();
      expect([...heldBack.keys()]).toEqual(['mfe-catalog']);
      expect(changed).toBe(false);
    }
    expect(await inventory(inSite('generations'))).toEqual(before);
  });

  test('and leaves nothing behind of the attempt to show it', async () => {
    await world().publishFirst();
    await world().deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Olá</h1>"', ContactPage: '""' } }));
    await world().deploy(sampleCatalog('1.0.1', failing));
    await world().publish();
    const generations = await readdir(inSite('generations'));
    expect(generations).toHaveLength(2);
    for (const name of generations) expect(await readdir(inSite('generations', name))).toContain('state.json');
    // So that a rollback still finds its pages.
    await world().move('mfe-content', rollBack);
    expect(await world().publish()).toMatchObject({ rendered: 0 });
  });

  test('and of a package that is new the site goes on without', async () => {
    await world().publishFirst();
    await world().deploy(sampleAccount('1.0.0', { modules: { LoginPage: 'falha' }, paths: ['/login'] }));
    expect((await world().publish()).heldBack).toEqual(
      new Map([['mfe-account', expect.stringContaining('falha is not defined')]]),
    );
    expect(await readdir(inSite('public'))).not.toContain('login');
  });

  test('with a drawing that can’t be drawn', async () => {
    await world().publishFirst();
    const { files, ...shell } = sampleShell('1.0.1');
    await world().deploy({
      ...shell,
      files: { ...files, 'assets/og.0d0d0d0d.svg': 'no drawing', ...pointingTo('og.0d0d0d0d') },
    });
    expect((await world().publish()).heldBack.get('shell')).toMatch(
      /^shell: assets\/og\.0d0d0d0d\.svg can't be drawn: /,
    );
    expect(await page('produtos')).toContain('/shell/1.0.0/main.css');

    function pointingTo(drawing: string) {
      const server = String(files['server/server.cjs']).replace('og.0c0c0c0c', drawing);
      return { 'server/server.cjs': server };
    }
  });

  test('and a site that never was begins without it', async () => {
    await world().deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0', failing));
    expect([...(await world().publish()).heldBack.keys()]).toEqual(['mfe-catalog']);
    expect(await world().read('index.html')).toContain('<h1>Início</h1>');
    expect(await readdir(inSite('public'))).not.toContain('produtos');
  });

  test('but no site begins without a shell that works', async () => {
    const { files, ...shell } = sampleShell('1.0.0');
    await world().deploy(
      { ...shell, files: { ...files, 'server/server.cjs': 'window.alert()' } },
      sampleContent('1.0.0'),
    );
    await expect(world().publish()).rejects.toThrow(/^shell 1\.0\.0 does not run on the server: /);
    expect(await readdir(inSite())).not.toContain('current');
  });
});
