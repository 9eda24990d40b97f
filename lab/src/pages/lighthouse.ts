import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { runProgram } from '@site/delivery/program';
import { startChromium } from '@site/tools/chromium';
import { nodeFolder } from '@site/tools/nodeBinary';
import type { Log } from '../measurement';

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  'main thread': 'mainthread-work-breakdown',
  CLS: 'cumulative-layout-shift',
} as const;

/** Categories whose points are figures, too. */
export const scored = ['accessibility', 'best-practices', 'seo'] as const;

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Node 24, because Lighthouse 13 needs 22.19 or newer. npm fetches both on first use. */
export async function lighthouse(log: Log) {
  const node = path.join(await nodeFolder(24, log), 'node');
  const fetching = ['exec', '--yes', '--package=lighthouse@13', '--call', 'command -v lighthouse'];
  const program = (await runProgram('npm', fetching)).stdout.trim();
  const version = (await runProgram(node, [program, '--version'])).stdout.trim();
  return {
    version: `Lighthouse ${version}`,
    /** Mobile preset: slow 4G, 4x CPU slowdown. @returns ms by name of the figure, and points (0 to 100) @throws Error */
    async measureLoad(url: string) {
      const port = await firstFreePort(9300);
      const browser = await startChromium(port);
      try {
        const selection = `--only-categories=${['performance', ...scored].join()}`;
        const args = [program, url, `--port=${port}`, '--quiet', '--output=json', selection];
        const { stdout } = await runProgram(node, args, { maxBuffer: 2 ** 28 });
        const result: LighthouseResult = JSON.parse(stdout);
        if (result.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result.runtimeError.message}`);
        return figuresOf(result);
      } finally {
        await browser.close();
      }
    },
  };
}

function figuresOf({ audits, categories }: LighthouseResult): Readonly<Record<string, number>> {
  return {
    ...Object.fromEntries(Object.entries(timings).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])),
    ...Object.fromEntries(scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
  };
}
