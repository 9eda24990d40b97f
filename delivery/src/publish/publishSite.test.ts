import { createHash } from 'node:crypto';
import { readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { digestOf } from '../release';
import { discoveryOf, readChannels, readPlan } from '../render';
import { sampleConfig } from '../testing/sample';
import {
  catalogTexts,
  sampleAccount,
  sampleCart,
  sampleCatalog,
  sampleContent,
  sampleShell,
} from '../testing/sampleReleases';
import { inventory, samplePages, sampleSitePerTest, withForms } from '../testing/sampleSite';

jest.setTimeout(180_000);

const { world, inSite, inStore } = sampleSitePerTest();

/** Text files of the public folder other than pages. */
const besidePages = [
  '.well-known/security.txt',
  'frontend-discovery.json',
  'kept-releases.json',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

/** Paths that other users can't read, of files and folders. */
async function unreadable(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [
    folder,
    ...entries.filter((it) => !it.isSymbolicLink()).map((it) => path.join(it.parentPath, it.name)),
  ];
  const modes = await Promise.all(paths.map(async (each) => ({ each, stats: await stat(each) })));
  return modes
    .filter(({ stats }) => (stats.mode & (stats.isDirectory() ? 0o005 : 0o004)) === 0)
    .map(({ each }) => each);
}

describe('under a umask of 077', () => {
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o077);
  });
  afterEach(() => void process.umask(umask));

  test('web servers read the site, and other publishers the store', async () => {
    await world.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
    await world.publish();
    expect(await unreadable(inSite())).toEqual([]);
    expect(await unreadable(inStore())).toEqual([]);
  });
});

describe('the first publication', () => {
  test('creates the public folder behind links that always have a target', async () => {
    expect(await world.publishFirst()).toEqual({
      changed: true,
      rendered: 7,
      kept: 0,
      whole: null,
      heldBack: new Map(),
    });
    expect(await readlink(world.site.public)).toBe('current/public');
    expect(await readlink(world.site.current)).toMatch(/^generations\/1-/);
    const packages = ['mfe-catalog', 'mfe-content', 'shell'];
    expect(await filesBelow(inSite('current/public'))).toEqual(
      [...withForms([...samplePages, ...besidePages]), 'apple-touch-icon.png', 'favicon.ico', ...packages].sort(),
    );
    for (const name of packages) expect(await readlink(inSite('public', name))).toBe(`../../../files/${name}`);
    const privateFiles = ['digests.json', 'headers.json', 'public', 'state.json', 'variants.json'];
    expect((await readdir(inSite('current'))).sort()).toEqual(privateFiles);
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
  });

  test('writes the headers for the server, an empty variants.json, the sitemap and robots.txt', async () => {
    await world.publishFirst();
    expect(await world.readPrivate('variants.json')).toEqual({ canaries: {}, pages: {} });
    expect(await world.readPrivate('headers.json')).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'self'"),
    });
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

  test('can start with the shell alone; each later package adds its pages and its parts of other pages', async () => {
    await world.deploy(sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }));
    await world.publish();
    expect(await world.read('404.html')).toContain('<i>mfe_account/UserMenu</i>');
    expect(await world.discovered('mfe_account')).toBeUndefined();

    await world.deploy(sampleContent('1.0.0'));
    await world.publish();
    expect(await world.read('index.html')).toContain('<h1>Início</h1>');
    expect(await readdir(inSite('public'))).not.toContain('produtos');

    await world.deploy(sampleAccount('1.0.0'));
    await world.publish();
    for (const file of ['404.html', 'index.html', 'contato/index.html'])
      expect(await world.read(file)).toContain('<nav>Conta</nav>');
  });

  test('leaves a tampered fallback release out, and copies no source maps to the site', async () => {
    const maps = { files: { 'maps/main.js.map': '{}' } };
    await world.deploy(sampleShell('1.0.0', maps), sampleCatalog('1.0.0'), sampleCatalog('1.0.1'));
    await writeFile(inStore('mfe-catalog/1.0.0/browser/paths.js'), 'tampered');
    const lines: string[] = [];
    expect(await world.publish({ log: (line) => void lines.push(line) })).toMatchObject({ heldBack: new Map() });
    expect(lines).toContain(
      'mfe-catalog has no fallback: mfe-catalog 1.0.0: browser/paths.js is not what was released',
    );
    const [catalog] = await world.discovered('mfe_catalog');
    expect(catalog).toMatchObject({ metadata: { version: '1.0.1' } });
    expect(catalog).not.toHaveProperty('fallbackUrl');
    expect(await filesBelow(inStore('shell'))).toContain('1.0.0/maps/main.js.map');
    const onSite = await filesBelow(world.site.base);
    expect(onSite).toContain('files/shell/1.0.0/main.js');
    expect(onSite.filter((file) => /maps/.test(file))).toEqual([]);
  });
});

describe('a page', () => {
  test('has digests that match the served scripts and pins, and inlines styles as they are served', async () => {
    await world.publishFirst();
    const html = await world.page('produtos/AP-10L');
    const tags = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"[^>]* integrity="([^"]+)"[^>]*>/g)];
    expect(tags.map(([, url]) => url)).toEqual(['/shell/1.0.0/main.js']);
    for (const [, url = '', digest] of tags) {
      const sha256 = createHash('sha256')
        .update(await world.read(url))
        .digest('base64');
      expect(digest).toBe(`sha256-${sha256}`);
    }
    const pins = JSON.parse(/id="pins">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(pins)).toEqual(['shell', 'mfe_catalog']);
    for (const { url, integrity } of Object.values<{ url: string; integrity: string }>(pins))
      expect(digestOf(await world.read(url))).toBe(integrity);
    const styles = [...html.matchAll(/<style data-href="([^"]+)"[^>]*>(.*?)<\/style>/gs)];
    expect(styles.map(([, url]) => url)).toEqual(['/shell/1.0.0/main.css', '/mfe-catalog/1.0.0/ProductPage.css']);
    for (const [, url = '', text] of styles) expect(await world.read(url)).toBe(text);
  });

  const everywhere = ['mfe_account/UserMenu'] as const;
  test.each([
    ['a part that hydrates on interaction', { onInteraction: everywhere }, false, 'style data-href'],
    ['a part that hydrates at once', { onInteraction: [] }, true, 'style data-href'],
    ['a part of an older shell that does not say when it hydrates', { onInteraction: null }, true, 'style data-href'],
    ['a part that no first view shows', { unseen: everywhere }, true, 'link rel="stylesheet" href'],
  ] as const)('requests scripts and styles of %s: %j %s, by <%s>', async (_what, change, isFetched, style) => {
    await world.publishFirst();
    await world.deploy(sampleShell('1.0.1', { everywhere, ...change }), sampleAccount('1.0.0'));
    await world.publish();
    const html = await world.page('produtos');
    for (const each of ['style data-href', 'link rel="stylesheet" href'])
      expect(html.includes(`<${each}="/mfe-account/1.0.0/UserMenu.css"`)).toBe(each === style);
    for (const file of ['UserMenu.js', 'remoteEntry.js'])
      expect(html.includes(`"/mfe-account/1.0.0/${file}" as="script"`)).toBe(isFetched);
  });
});

describe('a second publication', () => {
  test('without changes writes no file', async () => {
    await world.publishFirst();
    const before = await inventory(world.site.base);
    expect(await world.publish()).toEqual({ changed: false, rendered: 0, kept: 0, whole: null, heldBack: new Map() });
    expect(await inventory(world.site.base)).toEqual(before);
  });

  test('leaves the files and pages of other packages untouched on disk', async () => {
    await world.publishFirst();
    const pages = await inventory(inSite('current/public'));
    const files = await inventory(inSite('files'));
    const releases = await inventory(inSite('releases'));
    await world.deploy(sampleCatalog('1.0.1', catalogTexts('Água pressurizada')));
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 3, kept: 4 });

    for (const name of ['produtos/AP-10L', 'produtos']) expect(await world.page(name)).toContain('Água pressurizada');
    expect(await world.page('produtos/CO2-6KG')).toContain('/mfe-catalog/1.0.0/ProductPage.css');
    // Preview images are among these files.
    expect(await inventory(inSite('files'))).toMatchObject(files);
    expect(await inventory(inSite('releases'))).toMatchObject(releases);
    const now = await inventory(inSite('current/public'));
    const others = ['404.html', 'index.html', 'contato/index.html', 'produtos/CO2-6KG/index.html'];
    for (const file of withForms(others)) expect({ [file]: now[file] }).toEqual({ [file]: pages[file] });
    // Web servers build ETags from a file’s time and size: the time is derived from the content.
    const timeOf = (of: typeof now, file: string) => of[file]?.split(' ')[1];
    const changed = 'produtos/AP-10L/index.html';
    expect(timeOf(now, changed)).not.toBe(timeOf(pages, changed));
    expect(timeOf(now, `${changed}.br`)).toBe(timeOf(now, changed));
  });

  test('removes pages that their package no longer has, and packages that are no longer live', async () => {
    await world.publishFirst();
    await world.deploy(sampleCart('1.0.0'));
    await world.publish();
    expect(await readdir(inSite('files'))).toContain('mfe-cart');
    await world.deploy(sampleCatalog('1.0.1', { paths: ['/produtos', '/produtos/AP-10L'] }));
    await world.store.moveChannels('mfe-cart', {});
    await world.publish();
    expect(await readdir(inSite('public/produtos'))).not.toContain('CO2-6KG');
    expect(await world.read('sitemap.xml')).not.toContain('CO2-6KG');
    expect(await world.page('produtos/AP-10L')).toContain('Água');
    expect(await readdir(inSite('public'))).not.toContain('mfe-cart');
    expect(await filesBelow(inSite('files/mfe-cart'))).toEqual([]);
    expect(await world.discovered('mfe_cart')).toBeUndefined();
  });

  test('keeps the released digests when the store later describes a release differently', async () => {
    await world.publishFirst();
    const before = await world.discovered('mfe_catalog');
    const file = inStore('mfe-catalog/1.0.0/release.json');
    const { mtime } = await stat(file);
    const description = JSON.parse(await readFile(file, 'utf8'));
    description.files['browser/remoteEntry.js'].digest = digestOf('something else');
    await writeFile(file, JSON.stringify(description));
    await utimes(file, mtime, mtime);
    await world.deploy(sampleContent('1.0.1'));
    expect(await world.publish()).toMatchObject({ changed: true, heldBack: new Map() });
    expect(await world.discovered('mfe_content')).toMatchObject([{ metadata: { version: '1.0.1' } }]);
    expect(await world.discovered('mfe_catalog')).toEqual(before);
  });

  test('lists deployed releases for browsers and, on previews only, the releases still served, newest first', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1'));
    await world.publish();
    await world.canary(sampleCatalog('1.0.2'), 20);
    await world.publish();
    const { store } = world;
    const discovery = JSON.parse(await world.read('frontend-discovery.json'));
    expect(discovery).toEqual(discoveryOf(await readPlan(store, (await readChannels(store)).channels)));
    expect(discovery.microFrontends.mfe_catalog).toHaveLength(2);

    const kept = async () => JSON.parse(await world.read('kept-releases.json'));
    const { mfe_catalog: catalog, ...others } = await kept();
    expect(catalog.map(({ version }: { version: string }) => version)).toEqual(['1.0.2', '1.0.1', '1.0.0']);
    expect(Object.keys(others).sort()).toEqual(['mfe_content', 'shell']);
    for (const { url, integrity } of catalog) expect(digestOf(await world.read(url))).toBe(integrity);

    // A release without its release.json cannot be chosen; sites for visitors list no kept releases.
    await rm(inSite('releases/mfe-catalog/1.0.0/release.json'));
    await world.deploy(sampleContent('1.0.1'));
    await world.publish();
    expect((await kept()).mfe_catalog).toEqual(catalog.slice(0, 2));
    await world.publish({ config: { ...sampleConfig, preview: false } });
    await expect(kept()).rejects.toThrow('ENOENT');
  });
});
