// Compiles `dist/main.js` and `dist/messages.js`, with the used parts of `shared` and the release store, but without
// npm's `dependencies`. `node build.mjs FOLDER MODULE …` compiles into another folder, with modules for tests.
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [outdir = 'dist', ...modules] = process.argv.slice(2);
/** Only publishing and fetching a release imports these, which the server never does. */
const neverLoaded = ['libnpmpublish', 'tar'];

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['main', 'messages', ...modules].map((name) => `src/${name}.ts`),
  outdir,
  bundle: true,
  // The registry's part of the store is loaded when a canary is rolled back there.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.18',
  external: [...Object.keys(dependencies), ...neverLoaded],
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
});

// Runs as a thread, so it stays a file of its own beside the store's code.
copyFileSync(path.join(here, '../delivery/src/files/lockThread.mjs'), path.resolve(here, outdir, 'lockThread.mjs'));

const used = Object.values(metafile.outputs).flatMap(({ imports }) =>
  imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => packageOf(path)),
);
// Inputs also list modules whose code is unused.
const bundled = Object.values(metafile.outputs)
  .flatMap(({ inputs }) => Object.keys(inputs))
  .flatMap((file) => {
    const [, path] = file.split('node_modules/');
    return path === undefined ? [] : [packageOf(path)];
  });
const unused = Object.keys(dependencies).filter((name) => ![...used, 'proper-lockfile'].includes(name));
if (bundled.length > 0) throw new Error(`Not among the server's dependencies: ${[...new Set(bundled)].join(', ')}`);
if (unused.length > 0) throw new Error(`Nothing of the server uses ${unused.join(', ')}`);

/** `@npmcli/config/lib/definitions/index.js` belongs to `@npmcli/config`. */
function packageOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}
