import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

interface EdgeFileOptions {
  readonly origin: string;
  readonly pointerMs: number;
}

/** https://min-common-api.proposal.wintertc.org/: Cloudflare Workers, Deno Deploy and others. */
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
