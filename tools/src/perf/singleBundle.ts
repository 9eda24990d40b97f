import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { inRoot } from '../paths';
import { loadBuilds } from '../release/compile';

/**
 * Bytes (gzip) of the same source as one ordinary bundle, without federation: what the seams cost is measured against it.
 *
 * @param module file of the page's remote, relative to the repository
 */
export async function singleBundle(module: string): Promise<number> {
  const output = inRoot('.cache/single-bundle');
  const { standalone } = await loadBuilds('shell');
  const configuration = standalone({
    mode: 'production',
    version: 'single',
    publicBase: '/single/',
    output,
  });
  const compiler = webpack({
    ...configuration,
    entry: {
      main: {
        import: [inRoot('shell/src/main.tsx'), inRoot(module)],
        // Without a library nothing would use the page's component, and it would be left out.
        library: { type: 'var', name: 'page' },
      },
    },
    // Images are files of their own either way; their names weigh nothing.
    externals: [
      async ({ request = '' }: { request?: string }) => (request.startsWith('@images/') ? 'var ""' : undefined),
    ],
    cache: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
  const bytes = gzipSync(await readFile(path.join(output, 'browser/main.js')), { level: 9 }).length;
  await rm(output, { recursive: true, force: true });
  return bytes;
}
