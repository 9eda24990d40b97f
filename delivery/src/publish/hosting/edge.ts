import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

interface EdgeFileOptions {
  /** URL at which the edge reads the objects: the bucket and the prefix. */
  readonly origin: string;
  /** Time (ms) for which an edge does not read the pointer again. */
  readonly pointerMs: number;
}

/**
 * Module for an edge that calls `fetch(request)` of the default export (https://min-common-api.proposal.wintertc.org/): Cloudflare
 * Workers, Deno Deploy and others. Reads the site that `publishTo` has written.
 */
export async function edgeFiles({ origin, pointerMs }: EdgeFileOptions): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../edge/worker.ts', import.meta.url))],
    define: { SITE_ORIGIN: JSON.stringify(origin.replace(/\/+$/, '')), SITE_POINTER_MS: String(pointerMs) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
  });
  return { 'edge.mjs': outputFiles.map(({ text }) => text).join('') };
}
