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
  CLS: 'cumulative-layout-shift',
} as const;

const audits = [...Object.values(timings), 'mainthread-work-breakdown', 'long-tasks'];

/** Lighthouse's groups of main-thread work; unlisted groups are `other`. */
const kinds = {
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  styleLayout: 'style and layout',
  paintCompositeRender: 'paint',
  parseHTML: 'parse HTML',
} as const;

const scored = ['accessibility', 'best-practices', 'seo'] as const;

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: Details } | undefined>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

type Details = { readonly items?: readonly Readonly<Record<string, unknown>>[] };

export type Lighthouse = Awaited<ReturnType<typeof lighthouse>>;

/** Node 24, because Lighthouse 13 needs 22.19 or newer. npm fetches both on first use. */
export async function lighthouse(log: Log) {
  const node = path.join(await nodeFolder(24, log), 'node');
  const fetching = ['exec', '--yes', '--package=lighthouse@13', '--call', 'command -v lighthouse'];
  const program = (await runProgram('npm', fetching)).stdout.trim();
  const [version, nodeVersion] = await Promise.all([
    runProgram(node, [program, '--version']),
    runProgram(node, ['--version']),
  ]);

  async function run(url: string, selection: string): Promise<LighthouseResult> {
    const port = await firstFreePort(9300);
    const browser = await startChromium(port);
    try {
      const args = [program, url, `--port=${port}`, '--quiet', '--output=json', selection];
      const { stdout } = await runProgram(node, args, { maxBuffer: 2 ** 28 });
      const result: LighthouseResult = JSON.parse(stdout);
      const { runtimeError } = result;
      if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
      return result;
    } finally {
      await browser.close();
    }
  }

  return {
    version: `Lighthouse ${version.stdout.trim()} by Node ${nodeVersion.stdout.trim().slice(1)}`,
    /** Mobile preset: slow 4G, 4x CPU slowdown. @returns ms by name of the figure @throws Error */
    measureLoad: async (url: string) => figuresOf(await run(url, `--only-audits=${audits.join()}`)),
    /** @returns points (0 to 100) by category */
    async measureScores(url: string) {
      const { categories } = await run(url, `--only-categories=${scored.join()}`);
      return Object.fromEntries(scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
    },
  };
}

export function figuresOf({ audits }: Pick<LighthouseResult, 'audits'>): Readonly<Record<string, number>> {
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  const work = { script: 0, 'style and layout': 0, paint: 0, 'parse HTML': 0, other: 0 };
  for (const { group, duration } of items('mainthread-work-breakdown')) {
    work[kinds[group as keyof typeof kinds] ?? 'other'] += Number(duration);
  }
  const times = Object.entries(timings).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  return {
    ...Object.fromEntries(times),
    'main thread': Object.values(work).reduce((sum, duration) => sum + duration, 0),
    ...work,
    // Lighthouse lists no tasks below 50 ms.
    'longest task': Math.max(0, ...items('long-tasks').map(({ duration }) => Math.round(Number(duration)))),
  };
}
