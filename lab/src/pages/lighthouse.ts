import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { firstFreePort } from '@site/delivery/build';
import { nodeFolder } from 'tools/nodeBinary';
import { startChromium } from 'tools/startChromium';
import { fetchedProgram } from '../fetchedProgram';
import type { Log } from '../measurement';

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'long-tasks',
];

/** Lighthouse's groups of work as they are called here; what is not here is other work. */
const kinds = {
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  styleLayout: 'style and layout',
  paintCompositeRender: 'paint',
  parseHTML: 'parse HTML',
} as const;

const scored = ['accessibility', 'best-practices', 'seo'] as const;

/** What of Lighthouse's result is read here (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

type Figures = Readonly<Record<string, number>>;

export interface Lighthouse {
  /** Of Lighthouse, and of the Node that runs it. */
  readonly version: string;
  /**
   * Loads a page once in a browser of its own, as Lighthouse's mobile preset simulates it: slow 4G, a processor a quarter
   * as fast. @returns ms, by name of the figure; CLS has no unit
   *
   * @throws Error where Lighthouse could not measure it
   */
  measureLoad(url: string): Promise<Figures>;
  /** @returns points (0 to 100) for what a visitor may expect of any page */
  measureScores(url: string): Promise<Figures>;
}

const call = promisify(execFile);

/**
 * Lighthouse in a process of its own, since version 13 needs Node 22.19: where this Node is older, a newer one is fetched.
 *
 * @param wanted such as `13`
 */
export async function lighthouse(wanted: string, log: Log): Promise<Lighthouse> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 19);
  const node = isNewEnough ? process.execPath : path.join(await nodeFolder(24, log), 'node');
  const program = await fetchedProgram(`lighthouse@${wanted}`, 'lighthouse');
  const [version, nodeVersion] = await Promise.all([call(node, [program, '--version']), call(node, ['--version'])]);

  async function run(url: string, ...selection: readonly string[]): Promise<LighthouseResult> {
    const port = await firstFreePort(9300);
    const browser = await startChromium(port);
    try {
      const args = [program, url, `--port=${port}`, '--quiet', '--output=json', ...selection];
      const { stdout } = await call(node, args, { maxBuffer: 2 ** 28 });
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
    measureLoad: async (url) => figuresOf(await run(url, `--only-audits=${audits.join()}`)),
    async measureScores(url) {
      const { categories } = await run(url, `--only-categories=${scored.join()}`);
      return Object.fromEntries(scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
    },
  };
}

/** The figures of a load, out of its audits. */
export function figuresOf(result: Pick<LighthouseResult, 'audits'>): Figures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string) => result.audits[audit]?.details?.items ?? [];
  const work = { script: 0, 'style and layout': 0, paint: 0, 'parse HTML': 0, other: 0 };
  for (const { group, duration } of items('mainthread-work-breakdown')) {
    work[kinds[group as keyof typeof kinds] ?? 'other'] += Number(duration);
  }
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'main thread': Object.values(work).reduce((sum, duration) => sum + duration, 0),
    ...work,
    // Of more than 50 ms, while which nobody is answered.
    'longest task': Math.max(0, ...items('long-tasks').map(({ duration }) => Math.round(Number(duration)))),
  };
}
