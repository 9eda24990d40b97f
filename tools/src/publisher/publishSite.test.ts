import { lstat, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { promote, rollBack } from '../deployment/channelMoves';
import { digestOf } from '../release/release';
import type { Channels, ReleaseStore } from '../store/releaseStore';
import { sampleConfig } from '../testing/sample';
import {
  filesBelow,
  type SampleSite,
  sampleAccount,
  sampleCart,
  sampleCatalog,
  sampleContent,
  samplePages,
  sampleShell,
  sampleSite,
} from '../testing/sampleSite';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { discoveryOf } from './discovery';
import type { RenderedPage } from './pages';
import { PublishError, readChannels, readPlan } from './plan';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
let world: SampleSite;
beforeEach(() => {
  world = sampleSite(folder());
});

const inSite = (...parts: string[]) => path.join(world.site.base, ...parts);
const inStore = (...parts: string[]) => path.join(folder(), 'store', ...parts);
const page = (name: string) => world.read(`${name}/index.html`);
const product = (text: string) => ({ data: { '/produtos/AP-10L': text, '/produtos/CO2-6KG': 'Gás' } });
const productPage = (expression: string) => ({
  modules: { ProductsPage: '"<h1>Produtos</h1>"', ProductPage: expression },
});
const failing = productPage('falha(url)');

/** A site of three packages, published. */
async function published() {
  await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
  return world.publish();
}

async function move(name: string, change: (channels: Channels) => Channels) {
  await world.store.moveChannels(name, change(await world.store.channels(name)));
}

/** Everything on a site, with what changes when somebody writes to it: which file it is, and since when. */
async function inventory(below = world.site.base): Promise<Record<string, string>> {
  const files = await filesBelow(below);
  const entries = files.map(async (file) => {
    const { ino, mtimeMs } = await lstat(path.join(below, file));
    return [file, `${ino} ${mtimeMs}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function expectCompressed(file: string) {
  const content = await readFile(file);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(content)).toBe(true);
  expect(gunzipSync(await readFile(`${file}.gz`)).equals(content)).toBe(true);
}

const withForms = (files: readonly string[]) => files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

describe('the first publication', () => {
  test('makes a folder to serve, behind links that are never without a target', async () => {
    expect(await published()).toEqual({ changed: true, rendered: 7, kept: 0, heldBack: new Map() });
    expect(await readlink(world.site.public)).toBe('current/public');
    expect(await readlink(world.site.current)).toBe('generations/1');
    const packages = ['mfe-catalog', 'mfe-content', 'shell'];
    expect(await filesBelow(inSite('generations/1/public'))).toEqual(
      [...withForms([...samplePages, 'frontend-discovery.json', 'robots.txt', 'sitemap.xml']), ...packages].sort(),
    );
    for (const name of packages) expect(await readlink(inSite('public', name))).toBe(`../../../files/${name}`);
    expect((await readdir(inSite('current'))).sort()).toEqual([
      'headers.json',
      'public',
      'state.json',
      'variants.json',
    ]);
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
  });

  test('puts the files of each release where its package says, and its server build where nobody is served', async () => {
    await published();
    expect(await filesBelow(inSite('files/mfe-catalog'))).toEqual(
      withForms(
        ['ProductPage.css', 'ProductPage.js', 'ProductsPage.css', 'ProductsPage.js', 'paths.js', 'remoteEntry.js'].map(
          (file) => `1.0.0/${file}`,
        ),
      ).sort(),
    );
    expect(await filesBelow(inSite('releases/mfe-catalog'))).toEqual(
      ['ProductPage.cjs', 'ProductsPage.cjs', 'paths.cjs']
        .map((file) => `1.0.0/server/${file}`)
        .concat('1.0.0/release.json')
        .sort(),
    );
    expect(await world.read('mfe-catalog/1.0.0/ProductPage.css')).toBe('.ProductPage { color: red }');
    expect(await world.read('shell/assets/font.0a0a0a0a.woff2')).toBe('font');
  });

  test('has every text compressed as well', async () => {
    await published();
    const texts = (await filesBelow(inSite('files'))).filter((file) => /\.(js|css|svg)$/.test(file));
    expect(texts.length).toBeGreaterThan(10);
    for (const file of texts) await expectCompressed(inSite('files', file));
    for (const file of [...samplePages, 'frontend-discovery.json', 'robots.txt', 'sitemap.xml'])
      await expectCompressed(inSite('public', file));
  });

  test('tells the server its headers, and that every visitor gets the same', async () => {
    await published();
    expect(await world.readPrivate('variants.json')).toEqual({ canaries: {}, pages: {} });
    expect(await world.readPrivate('headers.json')).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'self'"),
    });
  });

  test('tells search engines which pages there are', async () => {
    await published();
    expect((await world.read('sitemap.xml')).match(/(?<=<loc>)[^<]+/g)?.sort()).toEqual(
      ['/', '/contato', '/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG'].map(
        (url) => `https://www.example.com.br${url}`,
      ),
    );
    expect(await world.read('robots.txt')).toContain('Sitemap: https://www.example.com.br/sitemap.xml');
    for (const file of ['404.html', 'produtos/404.html']) {
      expect(await world.read(file)).toContain('content="noindex"');
      expect(await world.read(file)).not.toContain('data-path');
    }
  });

  test('tells browsers who is deployed', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1'));
    await world.canary(sampleCatalog('1.0.2'), 20);
    await world.publish();
    const { store } = world;
    const discovery = JSON.parse(await world.read('frontend-discovery.json'));
    expect(discovery).toEqual(discoveryOf(await readPlan(store, await readChannels(store))));
    expect(discovery.microFrontends.mfe_catalog).toHaveLength(2);
  });

  test('draws the images that link previews take', async () => {
    await published();
    const png = await sharp(inSite('public/shell/assets/og-preview.0c0c0c0c.png')).metadata();
    expect(png).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await page('produtos')).toContain(
      '<meta property="og:image" content="https://www.example.com.br/shell/assets/og-preview.0c0c0c0c.png">',
    );
  });

  test('needs a shell', async () => {
    await world.deploy(sampleContent('1.0.0'));
    await expect(world.publish()).rejects.toThrow(
      new PublishError('There is no live shell yet: npm run deploy -w shell'),
    );
    expect(await readdir(inSite())).not.toContain('current');
    await world.deploy(sampleShell('1.0.0'), sampleCatalog('1.0.0'));
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 7 });
  });

  test('does without a release that only stands in, and is not what was released', async () => {
    await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'), sampleCatalog('1.0.1'));
    await writeFile(inStore('mfe-catalog/1.0.0/browser/paths.js'), 'tampered');
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    const [catalog] = JSON.parse(await world.read('frontend-discovery.json')).microFrontends.mfe_catalog;
    expect(catalog).toMatchObject({ metadata: { version: '1.0.1' } });
    expect(catalog).not.toHaveProperty('fallbackUrl');
  });
});

describe('a page', () => {
  test('has the digests of its own files, as they are served', async () => {
    await published();
    const html = await page('produtos/AP-10L');
    const tags = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"[^>]* integrity="([^"]+)"[^>]*>/g)];
    expect(tags.map(([, url]) => url)).toEqual([
      '/shell/1.0.0/main.js',
      '/mfe-catalog/1.0.0/remoteEntry.js',
      '/mfe-catalog/1.0.0/ProductPage.js',
    ]);
    for (const [, url = '', digest] of tags) expect(digestOf(await world.read(url))).toBe(digest);
    const pins = JSON.parse(/id="pins">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(pins)).toEqual(['shell', 'mfe_catalog']);
    for (const { url, integrity } of Object.values<{ url: string; integrity: string }>(pins))
      expect(digestOf(await world.read(url))).toBe(integrity);
  });

  test('has the style sheets of what is on it, as they are served', async () => {
    await published();
    const html = await page('produtos/AP-10L');
    const styles = [...html.matchAll(/<style data-href="([^"]+)"[^>]*>(.*?)<\/style>/gs)];
    expect(styles.map(([, url]) => url)).toEqual(['/shell/1.0.0/main.css', '/mfe-catalog/1.0.0/ProductPage.css']);
    for (const [, url = '', text] of styles) expect(await world.read(url)).toBe(text);
  });

  test('does not fetch what waits until the visitor reaches for it', async () => {
    await world.deploy(sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }), sampleAccount('1.0.0'));
    await world.deploy(sampleContent('1.0.0'), sampleCatalog('1.0.0'));
    await world.publish();
    const html = await page('produtos');
    expect(html).toContain('<style data-href="/mfe-account/1.0.0/UserMenu.css"');
    expect(html).not.toContain('UserMenu.js');
    expect(html).not.toContain('"/mfe-account/1.0.0/remoteEntry.js" as="script"');
  });
});

describe('a second publication', () => {
  test('of the same touches nothing', async () => {
    await published();
    const before = await inventory();
    expect(await world.publish()).toEqual({ changed: false, rendered: 0, kept: 0, heldBack: new Map() });
    expect(await inventory()).toEqual(before);
  });

  test('leaves the files and pages of other packages alone, byte for byte and as they lie on the disk', async () => {
    await published();
    const pages = await inventory(inSite('current/public'));
    const files = await inventory(inSite('files'));
    const releases = await inventory(inSite('releases'));
    await world.deploy(sampleCatalog('1.0.1', product('Água pressurizada')));
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 3, kept: 4 });

    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await page('produtos')).toContain('Água pressurizada');
    expect(await page('produtos/CO2-6KG')).toContain('/mfe-catalog/1.0.0/ProductPage.css');
    expect(await inventory(inSite('files'))).toMatchObject(files);
    expect(await inventory(inSite('releases'))).toMatchObject(releases);
    const now = await inventory(inSite('current/public'));
    const others = ['404.html', 'index.html', 'contato/index.html', 'produtos/CO2-6KG/index.html'];
    for (const file of withForms(others)) expect({ [file]: now[file] }).toEqual({ [file]: pages[file] });
  });

  test('keeps the preview images', async () => {
    await published();
    const image = 'shell/assets/og-preview.0c0c0c0c.png';
    const before = (await inventory(inSite('files')))[image];
    await world.deploy(sampleShell('1.0.1'));
    expect(await world.publish()).toMatchObject({ rendered: 7 });
    expect((await inventory(inSite('files')))[image]).toBe(before);
  });

  test('takes pages away that their package has no more', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', { paths: ['/produtos', '/produtos/AP-10L'] }));
    await world.publish();
    expect(await readdir(inSite('public/produtos'))).not.toContain('CO2-6KG');
    expect(await world.read('sitemap.xml')).not.toContain('CO2-6KG');
    expect(await page('produtos/AP-10L')).toContain('Água');
  });

  test('takes a package away that is live no more', async () => {
    await published();
    await world.deploy(sampleCart('1.0.0'));
    await world.publish();
    expect(await readdir(inSite('files'))).toContain('mfe-cart');
    await world.store.moveChannels('mfe-cart', {});
    await world.publish();
    expect(await readdir(inSite('public'))).not.toContain('mfe-cart');
    expect(await filesBelow(inSite('files/mfe-cart'))).toEqual([]);
    expect(await world.read('frontend-discovery.json')).not.toContain('mfe_cart');
  });

  test('goes by what was released, whatever the store says of it by now', async () => {
    await published();
    const discovery = async () => JSON.parse(await world.read('frontend-discovery.json')).microFrontends;
    const { mfe_catalog: before } = await discovery();
    const file = inStore('mfe-catalog/1.0.0/release.json');
    const description = JSON.parse(await readFile(file, 'utf8'));
    description.files['browser/remoteEntry.js'].digest = digestOf('something else');
    await writeFile(file, JSON.stringify(description));
    await world.deploy(sampleContent('1.0.1'));
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    const now = await discovery();
    expect(now.mfe_content).toMatchObject([{ metadata: { version: '1.0.1' } }]);
    expect(now.mfe_catalog).toEqual(before);
  });

  test('renders everything with another configuration, and says so in its headers', async () => {
    await published();
    const config = { ...sampleConfig, mailEndpoint: 'https://mail.example.com/' };
    expect(await world.publish({ config })).toMatchObject({ changed: true, rendered: 7, kept: 0 });
    expect(JSON.stringify(await world.readPrivate('headers.json'))).toContain('https://mail.example.com');
  });

  test('takes pages that were rendered for it already', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', product('Água pressurizada')));
    const cache = new Map<string, RenderedPage>();
    await sampleSite(path.join(folder(), 'elsewhere')).publish({ store: world.store, cache });
    for (const [key, rendered] of cache) cache.set(key, { ...rendered, html: `${rendered.html}<!-- from there -->` });
    await world.publish({ cache });
    expect(await page('produtos/AP-10L')).toMatch(/Água pressurizada.*<!-- from there -->/s);
    expect(await page('produtos/CO2-6KG')).not.toContain('<!-- from there -->');
  });
});

describe('a canary', () => {
  const canary = sampleCatalog('1.0.1', productPage('"<h2>" + url + "</h2>"'));

  test('has its pages where only the server finds them', async () => {
    await published();
    await world.canary(canary, 30);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 4, kept: 7 });
    const names = ['mfe_catalog'];
    const files = samplePages.filter((file) => file.startsWith('produtos/'));
    expect(await world.readPrivate('variants.json')).toEqual({
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
    expect(await filesBelow(inSite('generations/2/public'))).toEqual(await filesBelow(inSite('generations/1/public')));
  });

  test('is named with its page where only its visitors have one', async () => {
    await published();
    const paths = ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG', '/produtos/novo'];
    await world.canary(sampleCatalog('1.0.1', { paths }));
    await world.publish();
    expect(await world.readPrivate('variants.json')).toMatchObject({
      pages: { 'produtos/novo/index.html': ['mfe_catalog'] },
    });
    expect(await readdir(inSite('public/produtos'))).not.toContain('novo');
    expect(await world.read('sitemap.xml')).not.toContain('novo');
  });

  test('that meets others is named with them, in the order of the name of their form', async () => {
    await world.deploy(sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }), sampleAccount('1.0.0'));
    await world.deploy(sampleContent('1.0.0'), sampleCatalog('1.0.0'));
    await world.canary(canary);
    await world.canary(sampleAccount('1.0.1', { modules: { LoginPage: '""', UserMenu: '"<nav>Olá</nav>"' } }), 50);
    await world.publish();
    expect(await world.readPrivate('variants.json')).toMatchObject({
      canaries: { mfe_account: 50, mfe_catalog: 10 },
      pages: { 'index.html': ['mfe_account'], 'produtos/index.html': ['mfe_account', 'mfe_catalog'] },
    });
    expect((await readdir(inSite('current/variants'))).sort()).toEqual([
      'mfe_account',
      'mfe_account+mfe_catalog',
      'mfe_catalog',
    ]);
  });

  test('is promoted and taken back without rendering anything', async () => {
    await published();
    await world.canary(canary);
    await world.publish();
    await move('mfe-catalog', promote);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 0 });
    expect(await page('produtos/AP-10L')).toContain('<h2>/produtos/AP-10L</h2>');
    expect(await world.readPrivate('variants.json')).toEqual({ canaries: {}, pages: {} });

    await move('mfe-catalog', rollBack);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 0 });
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
  });
});

describe('a rollback', () => {
  test('renders nothing', async () => {
    await published();
    const before = await page('produtos/AP-10L');
    await world.deploy(sampleCatalog('1.0.1', productPage('"<h2>" + url + "</h2>"')));
    await world.publish();
    await move('mfe-catalog', rollBack);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 0, kept: 7 });
    expect(await page('produtos/AP-10L')).toBe(before);
  });

  test('leaves no page with the release that was taken back, also where its code is the same', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1'));
    await world.publish();
    // Now every page is rendered with it.
    await world.deploy(sampleShell('1.0.1'));
    await world.publish();
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.1/');
    await move('mfe-catalog', rollBack);
    await world.publish();
    for (const file of samplePages) expect(await world.read(file)).not.toContain('/mfe-catalog/1.0.1/');
  });
});

describe('a release that makes no site is held back, and the others go on', () => {
  const next = product('Água pressurizada');
  type Case = [string, () => Promise<void>, RegExp];

  test.each<Case>([
    [
      'one with a file that is not what was released',
      async () => {
        await world.deploy(sampleCatalog('1.0.1', next));
        await writeFile(inStore('mfe-catalog/1.0.1/browser/ProductPage.js'), 'tampered');
      },
      /^mfe-catalog 1\.0\.1: browser\/ProductPage\.js is not what was released$/,
    ],
    [
      'one with a file too many',
      async () => {
        await world.deploy(sampleCatalog('1.0.1', next));
        await writeFiles(inStore('mfe-catalog/1.0.1'), { 'browser/more.js': '' });
      },
      /^mfe-catalog 1\.0\.1: browser\/more\.js is not listed$/,
    ],
    [
      'one whose description can’t be read',
      async () => {
        await world.deploy(sampleCatalog('1.0.1', next));
        await writeFile(inStore('mfe-catalog/1.0.1/release.json'), '{');
      },
      /^release\.json in \S+ is not JSON$/,
    ],
    [
      'one that does not accept the shared code',
      () => world.deploy(sampleCatalog('1.0.1', { ...next, shared: '^2.0.0' })),
      /^mfe-catalog 1\.0\.1 accepts @site\/shared \^2\.0\.0; shell 1\.0\.0 brings 1\.0\.0$/,
    ],
    [
      'one that does not render',
      () => world.deploy(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/404 does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'one that does not run',
      () => world.deploy(sampleCatalog('1.0.1', { files: { 'server/paths.cjs': 'window.alert()' } })),
      /^mfe-catalog 1\.0\.1 does not run on the server: window is not defined$/,
    ],
    [
      'one without the entry that it names',
      () => world.deploy({ ...sampleCatalog('1.0.1'), entry: 'gone.js' }),
      /^mfe-catalog 1\.0\.1 has no file gone\.js$/,
    ],
    [
      'one without a style sheet that it names',
      () =>
        world.deploy({ ...sampleCatalog('1.0.1', next), modules: { './ProductPage': { js: [], css: ['gone.css'] } } }),
      /^mfe-catalog 1\.0\.1 has no file gone\.css$/,
    ],
    [
      'one with a page of another’s',
      () => world.deploy(sampleCatalog('1.0.1', { ...next, paths: ['/produtos', '/contato'] })),
      /^mfe-catalog and mfe-content both have a page at \/contato$/,
    ],
    [
      'one with a canary that does not render',
      () => world.canary(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/404 does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: /,
    ],
  ])('%s', async (_what, spoil, complaint) => {
    await published();
    await world.deploy(sampleAccount('1.0.0', { paths: ['/login'] }));
    await spoil();
    const lines: string[] = [];
    const { changed, heldBack } = await world.publish({ log: (line) => lines.push(line) });
    expect(changed).toBe(true);
    expect([...heldBack.keys()]).toEqual(['mfe-catalog']);
    expect(heldBack.get('mfe-catalog')).toMatch(complaint);
    expect(lines).toContain(`mfe-catalog stay as they were: ${heldBack.get('mfe-catalog')}`);
    expect(await page('login')).toContain('<h1>Entrar</h1>');
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    expect(JSON.parse(await world.read('frontend-discovery.json')).microFrontends).toMatchObject({
      mfe_account: [{ metadata: { version: '1.0.0' } }],
      mfe_catalog: [{ metadata: { version: '1.0.0' } }],
    });
  });

  test('also where a file changes on the way from the store', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', next));
    const store: ReleaseStore = {
      ...world.store,
      async fetch(name, version) {
        const source = await world.store.fetch(name, version);
        await writeFile(path.join(source, 'browser/ProductPage.js'), 'tampered');
        return source;
      },
    };
    expect((await world.publish({ store })).heldBack.get('mfe-catalog')).toBe(
      'mfe-catalog 1.0.1: browser/ProductPage.js is not what was released',
    );
    expect(await filesBelow(inSite('files'))).not.toContain('mfe-catalog/1.0.1/ProductPage.js');
  });

  test('and is shown as soon as it is what was released', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', next));
    const file = inStore('mfe-catalog/1.0.1/browser/ProductPage.js');
    const original = await readFile(file);
    await writeFile(file, 'tampered');
    await world.publish();
    expect(await page('produtos/AP-10L')).toContain('<h1>Água</h1>');
    await writeFile(file, original);
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await world.publish()).toMatchObject({ changed: false });
  });

  test('and is forgotten when its channel moves on', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', failing));
    await world.publish();
    await world.deploy(sampleCatalog('1.0.2', next));
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
  });

  test('and nothing is touched while it is the only change, however often it is tried', async () => {
    await published();
    await world.deploy(sampleCatalog('1.0.1', { ...next, shared: '^2.0.0' }));
    const before = await inventory(inSite('generations'));
    for (const _time of [1, 2]) {
      const { changed, heldBack } = await world.publish();
      expect([...heldBack.keys()]).toEqual(['mfe-catalog']);
      expect(changed).toBe(false);
    }
    expect(await inventory(inSite('generations'))).toEqual(before);
  });

  test('and leaves nothing behind of the attempt to show it', async () => {
    await published();
    await world.deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Olá</h1>"', ContactPage: '""' } }));
    await world.deploy(sampleCatalog('1.0.1', failing));
    await world.publish();
    const generations = await readdir(inSite('generations'));
    expect(generations).toHaveLength(2);
    for (const name of generations) expect(await readdir(inSite('generations', name))).toContain('state.json');
    // So that a rollback still finds its pages.
    await move('mfe-content', rollBack);
    expect(await world.publish()).toMatchObject({ rendered: 0 });
  });

  test('and of a package that is new the site goes on without', async () => {
    await published();
    await world.deploy(sampleAccount('1.0.0', { modules: { LoginPage: 'falha' }, paths: ['/login'] }));
    expect((await world.publish()).heldBack).toEqual(
      new Map([['mfe-account', expect.stringContaining('falha is not defined')]]),
    );
    expect(await readdir(inSite('public'))).not.toContain('login');
  });

  test('with a drawing that can’t be drawn', async () => {
    await published();
    const { files, ...shell } = sampleShell('1.0.1');
    await world.deploy({
      ...shell,
      files: { ...files, 'assets/og.0d0d0d0d.svg': 'no drawing', ...pointingTo('og.0d0d0d0d') },
    });
    expect((await world.publish()).heldBack.get('shell')).toMatch(/^shell: assets\/og\.0d0d0d0d\.svg can't be drawn: /);
    expect(await page('produtos')).toContain('/shell/1.0.0/main.css');

    function pointingTo(drawing: string) {
      const server = String(files['server/server.cjs']).replace('og.0c0c0c0c', drawing);
      return { 'server/server.cjs': server };
    }
  });

  test('but a site that never was can’t do without', async () => {
    await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0', failing));
    await expect(world.publish()).rejects.toThrow('falha is not defined');
    expect(await readdir(inSite())).not.toContain('current');
  });
});

describe('old releases', () => {
  const otherPages = (version: string) => {
    const page = `"<h1>${version}</h1>"`;
    return sampleCatalog(version, { modules: { ProductsPage: page, ProductPage: page } });
  };
  const sameList = (version: string) => sampleCatalog(version, productPage(`"<h1>${version}</h1>"`));
  const versions = async (below: string) =>
    (await readdir(inSite(below, 'mfe-catalog'))).filter((name) => name !== 'assets').sort();

  async function deployAll(release: typeof otherPages, ...names: readonly string[]) {
    for (const name of names) {
      await world.deploy(release(name));
      await world.publish();
    }
  }

  test('stay for tabs that are open, until the sixth deployment; images stay for good', async () => {
    await published();
    const withImage = otherPages('1.0.1');
    await world.deploy({ ...withImage, files: { ...withImage.files, 'assets/photo.0e0e0e0e.svg': '<svg/>' } });
    await world.publish();
    await deployAll(otherPages, '1.0.2', '1.0.3', '1.0.4', '1.0.5');
    const five = ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'];
    expect(await versions('files')).toEqual(five);
    expect(await versions('releases')).toEqual(five);
    await deployAll(otherPages, '1.0.6');
    expect(await versions('files')).toEqual(['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']);
    expect(await filesBelow(inSite('files/mfe-catalog/assets'))).toEqual(withForms(['photo.0e0e0e0e.svg']));
  });

  test('stay while a page that is served, or was until now, names them', async () => {
    await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sameList('1.0.0'));
    await world.publish();
    // The list of products is the same in all of them.
    await deployAll(sameList, '1.0.1', '1.0.2', '1.0.3', '1.0.4');
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.0/');
    await deployAll(sameList, '1.0.5');
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.5/');
    expect(await versions('files')).toContain('1.0.0');
    await deployAll(sameList, '1.0.6');
    expect(await versions('files')).not.toContain('1.0.0');
  });

  test('that visitors had until now stay, also when many canaries came after them', async () => {
    await published();
    for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']) {
      await world.canary(otherPages(version));
      await world.publish();
    }
    await deployAll(otherPages, '1.0.7', '1.0.8');
    expect(await versions('files')).toContain('1.0.0');
  });

  test('that still stand in, stay', async () => {
    await published();
    await deployAll(otherPages, '1.0.1');
    for (const version of ['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7']) {
      await world.canary(otherPages(version));
      await world.publish();
    }
    expect(await versions('files')).toEqual(expect.arrayContaining(['1.0.0', '1.0.1', '1.0.7']));
  });
});

describe('what a publisher that was killed has left', () => {
  test('is no part of the site, and goes with the next publication', async () => {
    await published();
    await writeFiles(inSite(), {
      'generations/2/public/index.html': 'half of a page',
      'installing/mfe-catalog-1.0.1/release.json': '{',
      'releases/mfe-catalog/0.9.0/release.json': '{',
      'files/mfe-catalog/0.9.0/remoteEntry.js': '',
    });
    await symlink('generations/2', inSite('.current-next'));
    await world.deploy(sampleCatalog('1.0.1', product('Água pressurizada')));
    await world.publish();
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
    expect(await readdir(inSite('files/mfe-catalog'))).not.toContain('0.9.0');
    const generations = await readdir(inSite('generations'));
    expect(generations).toHaveLength(2);
    for (const name of generations) expect(await readdir(inSite('generations', name))).toContain('state.json');
  });

  test('goes also when there is nothing to publish', async () => {
    await published();
    await writeFiles(inSite(), {
      'generations/2/public/index.html': 'half of a page',
      'releases/mfe-catalog/0.9.0/release.json': '{',
      'files/mfe-catalog/0.9.0/remoteEntry.js': '',
      'installing/mfe-catalog-0.9.0/release.json': '{',
    });
    await symlink('generations/2', inSite('.current-next'));
    expect(await world.publish()).toMatchObject({ changed: false });
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
    expect(await readdir(inSite('generations'))).toEqual(['1']);
    expect(await readdir(inSite('files/mfe-catalog'))).not.toContain('0.9.0');
    expect(await readdir(inSite('releases/mfe-catalog'))).toEqual(['1.0.0']);
  });

  test('is never a link to serve that is missing', async () => {
    await published();
    await rm(world.site.public);
    await world.publish();
    expect(await readlink(world.site.public)).toBe('current/public');
  });
});
