import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { Configuration } from 'webpack';
import { explainTrace } from '../cli';
import { isSourceMap, verifyRelease } from '../release';
import { inRoot } from '../repository';
import { createFolderStore } from '../store';
import { temporaryFolderPerFile, temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { compile } from './compile';
import { sealRelease, unsealedVersion } from './sealRelease';
import { type Builds, remote } from './webpack/build';
import { ownRuntimeFile } from './webpack/consumeRuntime';
import { providedRuntime } from './webpack/federationRuntime';
import { laterConfiguration, laterScripts } from './webpack/later';

jest.setTimeout(180_000);

const folder = temporaryFolderPerTest();

/** Builds a sample remote with the real builder: a page that shows data and imports a gallery on demand. */
async function sampleBuilds(place: string, change: Readonly<Record<string, string>>): Promise<Builds> {
  await writeFiles(place, {
    'package.json': JSON.stringify({ name: 'mfe-x', version: '1.4.0', dependencies: { '@site/shared': '^1.0.0' } }),
    'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022" } }',
    'src/exposes/Page.ts': `
      import styles from '../Page.module.css';
      import { products } from '../data/products';
      export default () => [styles.page, products, () => import('../gallery')];`,
    'src/exposes/paths.ts': "import { products } from '../data/products'; export default { paths: products };",
    'src/exposes/plain.ts': "export default 'plain';",
    'src/gallery.ts': "export default 'gallery';",
    'src/data/products.ts': "export const products = ['/produtos/AP-10L'];",
    'src/Page.module.css': "@font-face { font-family: x; src: url('./x.woff2') } .page { color: red; font-family: x }",
    'src/x.woff2': 'font',
    ...change,
  });
  const builds = remote(place);
  const here: Configuration = { cache: false, resolveLoader: { modules: [inRoot('node_modules')] } };
  return {
    ...builds,
    browser: (options) => ({ ...builds.browser(options), ...here }),
    server: (options) => ({ ...builds.server(options), ...here }),
    runtime: builds.runtime && ((options) => ({ ...builds.runtime?.(options), ...here })),
    later:
      laterScripts(place).length > 0
        ? (options) => ({ ...laterConfiguration(builds.package, options), ...here })
        : null,
  };
}

async function build(change: Readonly<Record<string, string>> = {}, place = folder()) {
  const output = path.join(place, 'dist');
  await mkdir(output, { recursive: true });
  const options = { mode: 'production', version: unsealedVersion('1.4.0'), publicBase: '/mfe-x/', output } as const;
  const facts = await compile(await sampleBuilds(place, change), options);
  const declared = { name: 'mfe-x', base: '/mfe-x/', shared: '^1.0.0', commit: null };
  return { facts, output, release: await sealRelease(output, '1.4.0', declared, facts) };
}

const read = (output: string, file: string) => readFile(path.join(output, 'browser', file), 'utf8');

test('equal sources give equal releases; a new product changes the data of its modules, and no code', async () => {
  const { facts, output, release } = await build();
  expect(facts.entry).toBe('remoteEntry.js');
  expect(facts.modules).toEqual({
    './Page': { js: expect.arrayContaining(['Page.js', 'data.js']), css: ['Page.css'] },
    './paths': { js: expect.arrayContaining(['paths.js', 'data.js']), css: [] },
    './plain': { js: ['plain.js'], css: [] },
  });
  const named = ['Page.js', 'data.js', 'federationRuntime.js', 'paths.js', 'plain.js', 'remoteEntry.js'];
  const scripts = (await readdir(path.join(output, 'browser'))).filter((file) => file.endsWith('.js'));
  const gallery = scripts.filter((file) => !named.includes(file));
  expect(gallery).toHaveLength(1);
  // Files that a module imports on demand are in its reach, but not in its files.
  expect(facts.reach['./Page']).toEqual(['Page.css', 'Page.js', 'data.js', ...gallery].sort());
  expect(facts.reach['./plain']).toEqual(['plain.js']);
  expect(await verifyRelease(output)).toEqual(release);
  expect(Object.keys(release.files)).toEqual(
    expect.arrayContaining(['server/Page.cjs', 'server/paths.cjs', 'server/plain.cjs']),
  );

  // A relative address in an inlined style sheet would be resolved against the page.
  expect(await read(output, 'Page.css')).toMatch(/url\(\/mfe-x\/assets\/x\.[\da-f]{8}\.woff2\)/);

  expect((await build()).release).toEqual(release);

  const products = "export const products = ['/produtos/AP-10L', '/produtos/EM-50L'];";
  const other = (await build({ 'src/data/products.ts': products })).release;
  expect(other.version).not.toBe(release.version);
  for (const module of ['./Page', './paths', './plain']) {
    expect(other.code[module]?.logic).toBe(release.code[module]?.logic);
  }
  expect(other.code['./Page']?.data).not.toBe(release.code['./Page']?.data);
  expect(other.code['./plain']?.data).toBeNull();
});

test('a release lists the modules that its bundled code uses; its source maps name no folder of the machine', async () => {
  const { facts, output, release } = await build({
    'src/exposes/Page.ts': `
      import { products } from '../data/products';
      import { used } from '../registry';
      // Not 'mfe_cart/Comment'.
      const panel = 'mfe_cart/CartPanel';
      export default () => [products, panel, used, () => import('../gallery')];`,
    'src/registry.ts': `
      export const used = { module: 'mfe_content/ContactForm', own: 'mfe_x/Page' };
      export const unused = 'mfe_content/HomePage';
      export function unusedToo() { return 'mfe_content/ContactPage'; }`,
    'src/gallery.ts': "// A comment.\nexport default ['mfe_account/UserMenu', 'second'];",
  });
  expect(facts.uses).toEqual(['mfe_account/UserMenu', 'mfe_cart/CartPanel', 'mfe_content/ContactForm']);
  expect(release.uses).toEqual(facts.uses);

  const scripts = Object.keys(release.files).filter((file) => /^browser\/.*\.js$/.test(file));
  const maps = Object.keys(release.files).filter(isSourceMap);
  expect(maps).toEqual(scripts.map((file) => `${file.replace('browser/', 'maps/')}.map`).sort());
  for (const file of scripts) expect(await readFile(path.join(output, file), 'utf8')).not.toContain('sourceMappingURL');
  // Only `sources` is checked: the text may contain a folder name as common as `/src`.
  const named = maps.map(
    async (file): Promise<string[]> => JSON.parse(await readFile(path.join(output, file), 'utf8')).sources,
  );
  const sources = (await Promise.all(named)).flat();
  expect(sources).toContain(`${path.basename(folder())}/src/gallery.ts`);
  for (const source of sources) expect(source).not.toMatch(/^[/.]|\.\.|:|\*/);
  for (const file of maps) expect(await readFile(path.join(output, file), 'utf8')).not.toContain(folder());

  const store = createFolderStore(path.join(folder(), 'store'));
  await store.publish(output);
  const [gallery = ''] = scripts.filter((file) => /\/\d+\.js$/.test(file));
  const text = await readFile(path.join(output, gallery), 'utf8');
  const column = text.indexOf('"second"') + 1;
  expect(column).toBeGreaterThan(0);
  const explanation = await explainTrace(store, `mfe-x/${release.version}/${path.basename(gallery)}:1:${column}`);
  expect(explanation).toMatch(/\.ts:2:\d+\n {8}export default \['mfe_account\/UserMenu', 'second'\];$/);
});

describe('the entry of a remote', () => {
  const place = temporaryFolderPerFile();
  let built: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    built = await build({}, place());
  });

  /** A page with all that an entry needs; it records requested scripts, which the test then loads. */
  function pageWith(globals: Readonly<Record<symbol, unknown>> = {}, scriptAddress?: string) {
    const note = (element: (typeof asked)[number]) => asked.push(element);
    const asked: { src: string; integrity: string; onload(event?: object): void }[] = [];
    const page = createContext({
      ...globals,
      setTimeout,
      clearTimeout,
      console,
      URL,
      location: { href: 'https://www.example.com/', origin: 'https://www.example.com' },
      document: {
        createElement: () => ({ setAttribute() {} }),
        currentScript: scriptAddress && { src: scriptAddress },
        getElementsByTagName: () => [],
        head: { append: note, appendChild: note },
      },
    });
    runInContext('globalThis.self = globalThis.window = document.defaultView = globalThis', page);
    return { page, asked };
  }

  const shareScope = { react: {}, '@site/shared': {} };
  const isProvided = (page: object) =>
    runInContext(`Symbol.for(${JSON.stringify(providedRuntime)}) in globalThis`, page);

  test('consumes the runtime that its page provides, and is smaller than 4,000 bytes gzipped', async () => {
    const { output } = built;
    const { page, asked } = pageWith();
    runInContext(await read(output, ownRuntimeFile), page);
    expect(isProvided(page)).toBe(true);
    const entry = await read(output, 'remoteEntry.js');
    runInContext(entry, page);
    await runInContext('mfe_x', page).init(shareScope);
    expect(asked).toEqual([]);
    expect(gzipSync(entry).length).toBeLessThan(4000);
  });

  test('loads its own runtime, with its digest, into a page that provides no runtime of its version', async () => {
    const { output, release } = built;
    const { page, asked } = pageWith({ [Symbol.for('@module-federation/webpack-bundler-runtime 1.0.0')]: {} });
    runInContext(await read(output, 'remoteEntry.js'), page);
    const container = runInContext('mfe_x', page);
    const started = container.init(shareScope);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      src: `/mfe-x/${release.version}/${ownRuntimeFile}`,
      integrity: release.files[`browser/${ownRuntimeFile}`]?.digest,
      crossOrigin: 'anonymous',
    });
    runInContext(await read(output, ownRuntimeFile), page);
    asked[0]?.onload();
    await started;
    await expect(container.get('./nothing')).rejects.toThrow('does not exist in container');
  });

  test.each([
    ['its own address, by the path that pages use', 'https://www.example.com/mfe-x/VERSION/', '/mfe-x/VERSION/'],
    [
      'another origin, by that origin',
      'https://site.example.com/mfe-x/VERSION/',
      'https://site.example.com/mfe-x/VERSION/',
    ],
    ['another folder, by that folder', 'https://www.example.com/copy/', 'https://www.example.com/copy/'],
  ])('loads its files, for an entry from %s', async (_what, from, to) => {
    const { output, release } = built;
    const { page, asked } = pageWith({}, `${from.replace('VERSION', release.version)}remoteEntry.js`);
    runInContext(await read(output, 'remoteEntry.js'), page);
    const container = runInContext('mfe_x', page);
    const started = container.init(shareScope);
    runInContext(await read(output, ownRuntimeFile), page);
    asked[0]?.onload();
    await started;
    const plain = container.get('./plain').catch(() => {});
    // No script was loaded; the event ends webpack’s timer.
    asked[1]?.onload({ type: 'load' });
    await plain;
    const expected = [ownRuntimeFile, 'plain.js'].map((file) => `${to.replace('VERSION', release.version)}${file}`);
    expect(asked.map(({ src }) => src)).toEqual(expected);
  });

  test('creates its own federation instance, also with two releases in one page', async () => {
    const { output } = built;
    const { page } = pageWith();
    runInContext(await read(output, ownRuntimeFile), page);
    const entry = await read(output, 'remoteEntry.js');
    for (const text of [entry, entry.replaceAll('mfe_x', 'mfe_y')]) runInContext(text, page);
    const names = runInContext('__FEDERATION__.__INSTANCES__.map(({ name }) => name)', page);
    expect([...names]).toEqual(['mfe_x', 'mfe_y']);
  });
});

test('a later script is self-contained, has its digest in the entry, and counts as code of the modules', async () => {
  const source = (text: string) => ({
    'src/later/extra.ts': `import { word } from '../word'; export const say = () => word + '${text}';`,
    'src/later/extra.test.ts': "throw new Error('no part of it');",
    'src/word.ts': "export const word = 'later ';",
  });
  const { facts, output, release } = await build(source('one'));
  const page = createContext({});
  runInContext(await read(output, 'extra.js'), page);
  expect(runInContext('laterScript.say()', page)).toBe('later one');
  expect(await read(output, 'remoteEntry.js')).toContain(`"extra.js":"${release.files['browser/extra.js']?.digest}"`);
  expect(facts.reach['./plain']).toEqual(['extra.js', 'plain.js']);
  const other = (await build(source('two'))).release;
  expect(other.code['./plain']?.logic).not.toBe(release.code['./plain']?.logic);
});
