import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodedMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { filesBelow } from '../files';
import { contentDigest, digestOf, readRelease, verifyRelease } from '../release';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import type { BuildFacts } from './compile';
import { type Declared, sealRelease, unsealedVersion } from './sealRelease';

const folder = temporaryFolderPerTest();

/** Output of webpack for a remote: a page with an on-demand chunk, and data. */
const build = {
  'browser/remoteEntry.js': 'const digests = "%DIGESTS%"; const global = "chunks_1_0_0_gUnsealed"; // gUnsealed',
  'browser/Page.js': 'self["chunks_1_0_0_gUnsealed"].push("Page")',
  'browser/Page.css': '.page { background: url(/mfe-x/1.0.0-gUnsealed/a.svg) }',
  'browser/gallery.js': 'self["chunks_1_0_0_gUnsealed"].push("gallery")',
  'browser/data.js': 'self["chunks_1_0_0_gUnsealed"].push("Extintor de água")',
  'browser/notes.txt': 'gUnsealed',
  'assets/photo.0a0a0a0a.svg': '<svg/>',
  'server/Page.cjs': 'exports.version = "1.0.0-gUnsealed";',
};
const facts: BuildFacts = {
  entry: 'remoteEntry.js',
  modules: { './Page': { js: ['Page.js'], css: ['Page.css'] }, './paths': { js: ['data.js'], css: [] } },
  reach: { './Page': ['Page.css', 'Page.js', 'data.js', 'gallery.js'], './paths': ['data.js'] },
  uses: ['mfe_cart/CartPanel'],
  singletons: [{ name: 'react', range: '^19.0.0', version: null }],
  builder: 'the first',
};
const declared: Declared = { name: 'mfe-x', base: '/mfe-x/', shared: '^1.0.0', commit: null };

let builds = 0;
/** Writes that build, with changed or added files, into a new folder. */
async function written(files: Readonly<Record<string, string>> = {}): Promise<string> {
  builds += 1;
  const target = path.join(folder(), String(builds));
  await mkdir(target);
  await writeFiles(target, { ...build, ...files });
  return target;
}

interface Change {
  readonly files?: Readonly<Record<string, string>>;
  readonly facts?: Partial<BuildFacts>;
  readonly declared?: Partial<Declared>;
  readonly packageVersion?: string;
}

async function seal(change: Change = {}) {
  const target = await written(change.files);
  const own = { ...facts, ...change.facts };
  const release = await sealRelease(target, change.packageVersion ?? '1.0.0', { ...declared, ...change.declared }, own);
  return { release, read: (file: string) => readFile(path.join(target, file), 'utf8'), target };
}

test('equal builds give equal versions and files, whatever their commit and owner', async () => {
  const first = await seal();
  const second = await seal({ declared: { commit: 'a35b66cb0e78516ca195f82df5265a6c705edf2f', owner: 'Equipe X' } });
  expect(second.release.version).toBe(first.release.version);
  expect(second.release.files).toEqual(first.release.files);
  expect(second.release.commit).toBe('a35b66cb0e78516ca195f82df5265a6c705edf2f');
  expect(second.release.owner).toBe('Equipe X');
  expect(first.release.version).toMatch(/^1\.0\.0-g[0-9a-f]{8}$/);
});

test.each<[string, Change]>([
  ['a byte of a script', { files: { 'browser/Page.js': `${build['browser/Page.js']} ` } }],
  ['a byte of the server build', { files: { 'server/Page.cjs': `${build['server/Page.cjs']} ` } }],
  ['the set of files', { files: { 'browser/more.js': '' } }],
  ['the files of a module', { facts: { modules: { ...facts.modules, './paths': { js: [], css: [] } } } }],
  ['the address that it is served from', { declared: { base: 'https://catalog.example.com/' } }],
  ['the accepted range of the shared code', { declared: { shared: '^1.1.0' } }],
  ['the package’s own version', { packageVersion: '1.0.1' }],
])('a change of %s gives the release another version', async (_what, change) => {
  const digestIn = ({ version }: { readonly version: string }) => version.split('-')[1];
  expect(digestIn((await seal(change)).release)).not.toBe(digestIn((await seal()).release));
});

test('the sealed version replaces the placeholder in all scripts and style sheets, and in no other file', async () => {
  const { release, read } = await seal();
  const digest = release.version.replace('1.0.0-', '');
  expect(unsealedVersion('1.0.0')).toHaveLength(release.version.length);
  expect(await read('browser/remoteEntry.js')).toContain(`"chunks_1_0_0_${digest}"`);
  expect(await read('browser/Page.css')).toContain(`/mfe-x/${release.version}/a.svg`);
  expect(await read('server/Page.cjs')).toBe(`exports.version = "${release.version}";`);
  for (const file of Object.keys(release.files).filter((it) => it !== 'browser/notes.txt')) {
    expect(await read(file)).not.toContain('gUnsealed');
  }
  expect(await read('browser/notes.txt')).toBe('gUnsealed');
  expect(JSON.parse(await read('browser/mf-manifest.json')).metaData).toMatchObject({
    publicPath: 'auto',
    buildInfo: { buildVersion: release.version, buildName: 'mfe-x' },
  });
});

test('a source map belongs to the release but not to its version, which covers only what visitors get', async () => {
  const map = (comment: string) => ({
    'maps/Page.js.map': JSON.stringify({ version: 3, sources: ['mfe-x/src/Page.tsx'], sourcesContent: [comment] }),
  });
  const first = await seal({ files: map('// one') });
  const second = await seal({ files: map('// another') });
  expect(second.release.version).toBe(first.release.version);
  expect(contentDigest(second.release)).toBe(contentDigest(first.release));
  expect(second.release.files['maps/Page.js.map']).not.toEqual(first.release.files['maps/Page.js.map']);
  expect(await verifyRelease(second.target)).toEqual(second.release);
});

test('the source map of an entry is shifted by the length of the inserted digests', async () => {
  const entry = build['browser/remoteEntry.js'];
  const at = entry.indexOf('const global');
  const map = {
    version: 3 as const,
    sources: ['webpack/bootstrap'],
    names: [],
    mappings: [[[0, 0, 0, 0] as [number, number, number, number], [at, 0, 6, 0] as [number, number, number, number]]],
  };
  const { read } = await seal({
    files: { 'maps/remoteEntry.js.map': JSON.stringify(encodedMap(new TraceMap(map))) },
  });
  const column = (await read('browser/remoteEntry.js')).indexOf('const global');
  expect(column).toBeGreaterThan(at);
  const traced = new TraceMap(await read('maps/remoteEntry.js.map'));
  expect(originalPositionFor(traced, { line: 1, column })).toMatchObject({ line: 7 });
  expect(originalPositionFor(traced, { line: 1, column: column - 1 })).toMatchObject({ line: 1 });
});

/** Reads the digests that an entry has for the files that it loads later. */
function digestsIn(entry: string): Record<string, string> {
  const found = /const digests = (\{.*?\});/.exec(entry)?.[1];
  return JSON.parse(found ?? 'null');
}

test('the entry contains the digest of every script and style sheet that it loads, as served', async () => {
  const { read } = await seal();
  const digests = digestsIn(await read('browser/remoteEntry.js'));
  expect(Object.keys(digests).sort()).toEqual(['Page.css', 'Page.js', 'data.js', 'gallery.js']);
  for (const [file, digest] of Object.entries(digests)) expect(digest).toBe(digestOf(await read(`browser/${file}`)));
});

test('an entry without a place for digests is refused if it loads files, and accepted if it loads none', async () => {
  await expect(seal({ files: { 'browser/remoteEntry.js': 'const digests = {};' } })).rejects.toThrow(
    'R10: no checked file contains the digest of browser/Page.css, nor has remoteEntry.js a place for it',
  );
  const target = path.join(folder(), 'alone');
  await writeFiles(target, { 'browser/remoteEntry.js': 'alone();' });
  const { files } = await sealRelease(target, '1.0.0', declared, { ...facts, modules: {}, reach: {}, singletons: [] });
  expect(Object.keys(files)).toEqual(['browser/remoteEntry.js', 'browser/mf-manifest.json']);
});

test('digests that a bundler has written are those of the sealed files, on every level', async () => {
  const checking = (name: string, content: string) => `load("${name}", "${digestOf(content)}");`;
  const gallery = build['browser/gallery.js'];
  const page = checking('gallery.js', gallery);
  const rest = (['Page.css', 'data.js'] as const).map((file) => checking(file, build[`browser/${file}`])).join('');
  const { read } = await seal({
    files: { 'browser/Page.js': page, 'browser/remoteEntry.js': checking('Page.js', page) + rest },
  });
  expect(await read('browser/gallery.js')).not.toBe(gallery);
  expect(await read('browser/Page.js')).toBe(checking('gallery.js', await read('browser/gallery.js')));
  expect(await read('browser/remoteEntry.js')).toContain(checking('Page.js', await read('browser/Page.js')));
});

test.each<[string, Change, boolean, boolean]>([
  ['its data', { files: { 'browser/data.js': 'changed' } }, false, true],
  ['its on-demand chunk', { files: { 'browser/gallery.js': 'changed' } }, true, false],
  ['the builder', { facts: { builder: 'another' } }, true, true],
  ['an unrelated image', { files: { 'assets/photo.0a0a0a0a.svg': 'changed' } }, false, false],
])('a change of %s changes only the logic and data digests that cover it', async (_what, change, logic, data) => {
  const [before, after] = [(await seal()).release.code, (await seal(change)).release.code];
  const [page, changed] = [before['./Page'], after['./Page']];
  expect([page?.logic !== changed?.logic, page?.data !== changed?.data]).toEqual([logic, data]);
  expect([typeof page?.data, typeof changed?.data]).toEqual(['string', 'string']);
  // A module that does not reach the changed file keeps its digests.
  if (logic && !data) expect(after['./paths']).toEqual(before['./paths']);
});

test('release.json describes the folder and the declared values, and replaces an earlier release.json', async () => {
  const { release, target } = await seal({ files: { 'release.json': '{}' } });
  expect(await readRelease(target)).toEqual(release);
  expect(await verifyRelease(target)).toEqual(release);
  expect(await filesBelow(target)).toEqual([...Object.keys(release.files), 'release.json'].sort());
  expect(release).toMatchObject({ ...declared, entry: 'remoteEntry.js', modules: facts.modules, uses: facts.uses });
  expect(release.files['browser/notes.txt']?.bytes).toBe(9);
  expect((await seal()).release).toEqual(release);
});
