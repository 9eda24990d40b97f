import { execFileSync } from 'node:child_process';
import { link, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, readRelease, verifyRelease } from '../../release';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { sealBundle } from './sealBundle';

const folder = temporaryFolderPerTest();
const own = { name: 'mfe-x', version: '1.2.0', base: '/mfe-x/', shared: '^1.7.0', commit: null, owner: 'Equipe X' };

type Files = Readonly<Record<string, string>>;

const modules: Files = {
  'browser/Page.js':
    'import { count } from "./chunks/count.js"; export default { more: () => import("./more.js"), count };',
  'browser/Page.css': '.mfe-x { background: url(/mfe-x/assets/a.0a0a0a0a.svg) } .mfe-x::after { mask: url("data:,") }',
  'browser/chunks/count.js': 'export const count = 1;',
  'browser/more.js': 'import "./chunks/count.js"; export const more = 2;',
  'server/Page.cjs': 'exports.default = {};',
  'server/paths.cjs': 'exports.default = { paths: [] };',
};
const ofModules = { format: 'module', modules: { './Page': { js: ['Page.js'], css: ['Page.css'] }, './paths': {} } };

const scripts: Files = {
  'browser/remoteEntry.js': 'var mfe_x = { digests: "%DIGESTS%" };',
  'browser/Page.js': 'Page',
  'server/Page.cjs': 'exports.default = {};',
};
const ofScripts = { format: 'script', entry: 'remoteEntry.js', modules: { './Page': { js: ['Page.js'] } } };

const dist = () => path.join(folder(), 'dist');
const read = (file: string) => readFile(path.join(dist(), file), 'utf8');

async function seal(files: Files, declaration: object, change: object = {}) {
  await writeFiles(dist(), files);
  await writeFiles(folder(), { 'site.release.json': JSON.stringify(declaration) });
  return sealBundle(dist(), folder(), { ...own, ...change });
}

test('a folder of ES modules becomes a release with an entry that has every digest', async () => {
  const release = await seal(modules, ofModules);
  expect(release).toMatchObject({
    ...{ name: 'mfe-x', base: '/mfe-x/', shared: '^1.7.0', owner: 'Equipe X', uses: [] },
    entry: 'remoteEntry.mjs',
    modules: { './Page': { js: ['Page.js', 'chunks/count.js'], css: ['Page.css'] }, './paths': { js: [], css: [] } },
  });
  expect(release.version).toMatch(/^1\.2\.0-g[0-9a-f]{8}$/);
  expect(await verifyRelease(dist())).toEqual(release);
  const entry = await read('browser/remoteEntry.mjs');
  for (const file of ['Page.js', 'Page.css', 'chunks/count.js', 'more.js'])
    expect(entry).toContain(digestOf(await read(`browser/${file}`)));
  expect(entry).toMatch(/export\{.*\binit\b.*\}/);
});

test('import() asks the entry of the same release', async () => {
  const { version } = await seal(modules, ofModules);
  const call = `globalThis[Symbol.for("mfe_x ${version}")]("./more.js",import.meta.url)`;
  expect(await read('browser/Page.js')).toContain(`more: () => ${call}`);
  expect(await read('browser/remoteEntry.mjs')).toContain(`"mfe_x ${version}"`);
});

test('source maps move out of visitors’ reach, and do not change the version', async () => {
  const { version } = await seal(modules, ofModules);
  await rm(dist(), { recursive: true });
  const map = { version: 3, sources: ['../../src/page.ts'], sourcesContent: ['text'], names: [], mappings: 'AAAA' };
  const mapped = await seal({ ...modules, 'browser/Page.js.map': JSON.stringify(map) }, ofModules);
  expect(mapped.version).toBe(version);
  expect(Object.keys(mapped.files).filter((file) => file.endsWith('.map'))).toEqual(['maps/Page.js.map']);
  const sources = [`${path.basename(folder())}/src/page.ts`];
  expect(JSON.parse(await read('maps/Page.js.map'))).toMatchObject({ sources, sourcesContent: ['text'] });
});

test.each<[string, Files, boolean]>([
  ['a lazy file', { 'browser/more.js': 'export const more = 3;' }, true],
  ['the Node build', { 'server/Page.cjs': 'exports.default = { render: 1 };' }, true],
  ['a picture', { 'assets/photo.0a0a0a0a.svg': '<svg/>' }, false],
])(
  'a change of %s gives another version, and pages new keys only where they may differ',
  async (_what, files, isNew) => {
    const before = await seal({ ...modules, ...{ 'browser/unused.css': '' } }, ofModules);
    const after = await (async () => {
      const target = path.join(folder(), 'other');
      await writeFiles(target, { ...modules, 'browser/unused.css': '', ...files });
      return sealBundle(target, folder(), own);
    })();
    expect(after.version).not.toBe(before.version);
    expect(after.code['./Page']?.logic !== before.code['./Page']?.logic).toBe(isNew);
  },
);

test('a classic container gets the digests in the place that it has for them', async () => {
  const release = await seal(scripts, ofScripts);
  expect(release).toMatchObject({ entry: 'remoteEntry.js', modules: { './Page': { js: ['Page.js'], css: [] } } });
  expect(await read('browser/remoteEntry.js')).toBe(
    `var mfe_x = { digests: ${JSON.stringify({ 'Page.js': digestOf('Page') })} };`,
  );
});

test('a classic container may have the digests already, as of a bundler’s plugin', async () => {
  await seal({ ...scripts, 'browser/remoteEntry.js': `var mfe_x = "${digestOf('Page')}";` }, ofScripts);
  expect((await readRelease(dist())).entry).toBe('remoteEntry.js');
});

const without = (files: Files, name: string) => Object.fromEntries(Object.entries(files).filter(([it]) => it !== name));

test.each<[string, Files, object, string]>([
  [
    'the name of a map',
    { ...modules, 'browser/Page.js': 'export default {};\n//# sourceMappingURL=Page.js.map' },
    ofModules,
    'R6: browser/Page.js names its source map',
  ],
  [
    'a relative address in a style sheet',
    { ...modules, 'browser/Page.css': '.a { background: url( "a.svg" ) }' },
    ofModules,
    'R5: browser/Page.css names a.svg, a relative address',
  ],
  [
    'no default export',
    { ...modules, 'browser/Page.js': 'export {};' },
    ofModules,
    'R9: browser/Page.js has no default',
  ],
  ['an import of a package', { ...modules, 'browser/more.js': 'import "react"' }, ofModules, 'R3: browser/more.js'],
  [
    'modules that import each other',
    { ...modules, 'browser/chunks/count.js': 'import "../Page.js"; export const count = 1;' },
    ofModules,
    'R10: browser/Page.js imports browser/chunks/count.js imports browser/Page.js',
  ],
  ['no module', modules, { ...ofModules, modules: {} }, 'exposes no module'],
  ['a missing file', without(modules, 'browser/Page.css'), ofModules, 'There is no browser/Page.css'],
])('a folder with %s is refused', async (_what, files, declaration, complaint) => {
  await expect(seal(files, declaration)).rejects.toThrow(complaint);
});

describe('a folder is refused before it changes, when it has', () => {
  const outside = () => path.join(folder(), 'outside');
  const at = (file: string) => path.join(dist(), file);

  test.each<[string, () => unknown, string]>([
    ['a link to a file', () => symlink(outside(), at('browser/more.js')), 'R1: browser/more.js is no file'],
    ['a pipe', () => execFileSync('mkfifo', [at('browser/more.js')]), 'R1: browser/more.js is no file'],
    ['a hidden file', () => writeFiles(dist(), { 'browser/.env': '' }), 'R1: "browser/.env" is no plain name'],
    ['a name with a line', () => writeFiles(dist(), { 'assets/a\nb': '' }), 'R1: "assets/a\\nb" is no plain name'],
  ])('%s', async (_what, add, complaint) => {
    await writeFiles(folder(), { outside: 'import("./Page.js")' });
    await writeFiles(dist(), without(modules, 'browser/more.js'));
    await add();
    await expect(seal({}, ofModules)).rejects.toThrow(complaint);
    expect(await readFile(outside(), 'utf8')).toBe('import("./Page.js")');
    expect(await read('browser/Page.js')).toBe(modules['browser/Page.js']);
  });

  test.each<[string, object, string]>([
    ['a name that no store has', { name: '@team/mfe-x' }, 'Not a release: name'],
    ['a version that is none', { version: '1.2' }, 'Not a release: version must be a version'],
    ['a long name of its team', { owner: 'x'.repeat(100_000) }, 'bytes beside the list of files, 65536 at most'],
  ])('%s', async (_what, change, complaint) => {
    await expect(seal(scripts, ofScripts, change)).rejects.toThrow(complaint);
    expect(await read('browser/remoteEntry.js')).toBe(scripts['browser/remoteEntry.js']);
  });
});

test('a file with another name outside (a hard link) stays as it is there', async () => {
  await writeFiles(dist(), modules);
  await link(path.join(dist(), 'browser/Page.js'), path.join(folder(), 'outside'));
  const before = await readFile(path.join(folder(), 'outside'), 'utf8');
  await seal({}, ofModules);
  expect(await readFile(path.join(folder(), 'outside'), 'utf8')).toBe(before);
  expect(await read('browser/Page.js')).not.toBe(before);
});

test('ES modules are refused for shells that cannot load them', async () => {
  const older = { shared: '^1.6.0' };
  await expect(seal(modules, ofModules, older)).rejects.toThrow('R23: shells load ES modules from @site/shared 1.7 on');
  expect((await seal(scripts, ofScripts, older)).shared).toBe('^1.6.0');
});

test('a sealed folder is not sealed again', async () => {
  await seal(modules, ofModules);
  await expect(sealBundle(dist(), folder(), own)).rejects.toThrow('is sealed already');
});
