import { firstFreePort } from '@site/delivery/build';
import lighthouse from 'lighthouse';
import { startChromium } from 'tools/startChromium';
import { ownerOf } from './owner';

/** A task of more than 50 ms on the main thread, which answers nobody meanwhile. */
export interface LongTask {
  readonly owner: string;
  /** ms since the navigation, and for how long; at the slowdown of Lighthouse's mobile preset. */
  readonly start: number;
  readonly duration: number;
}

/** One load of a page, as Lighthouse's mobile preset simulates it: slow 4G, a processor a quarter as fast. Times in ms. */
export interface PageLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Without a unit (https://web.dev/articles/cls). */
  readonly cls: number;
  /** All work of the main thread, and of it by kind. */
  readonly work: number;
  readonly script: number;
  readonly styleAndLayout: number;
  readonly paint: number;
  readonly parse: number;
  readonly other: number;
  readonly longTasks: readonly LongTask[];
}

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'long-tasks',
];

/** Lighthouse's groups of work as this instrument names them; what is not here is other work. */
const kinds = {
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  styleLayout: 'styleAndLayout',
  paintCompositeRender: 'paint',
  parseHTML: 'parse',
} as const satisfies Record<string, keyof PageLoad>;

type Items = readonly Readonly<Record<string, unknown>>[];

/** Loads a page once in a browser of its own. @throws Error where Lighthouse could not measure it */
export async function measureLoad(url: string): Promise<PageLoad> {
  const report = await run(url, { onlyAudits: audits });
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string): Items => {
    const details = report.audits[audit]?.details;
    return details && 'items' in details ? (details.items as unknown as Items) : [];
  };
  const work = { script: 0, styleAndLayout: 0, paint: 0, parse: 0, other: 0 };
  for (const { group, duration } of items('mainthread-work-breakdown')) {
    work[kinds[group as keyof typeof kinds] ?? 'other'] += Number(duration);
  }
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    work: Object.values(work).reduce((sum, duration) => sum + duration, 0),
    ...work,
    longTasks: items('long-tasks').map(({ url: address, startTime, duration }) => ({
      owner: ownerOf(String(address), url),
      start: Math.round(Number(startTime)),
      duration: Math.round(Number(duration)),
    })),
  };
}

/** Points (0 to 100) for what a visitor may expect of any page. */
export type Scores = Readonly<Record<(typeof scored)[number], number>>;
const scored = ['accessibility', 'best-practices', 'seo'] as const;

export async function measureScores(url: string): Promise<Scores> {
  const { categories } = await run(url, { onlyCategories: [...scored] });
  const points = scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(points) as Scores;
}

async function run(url: string, selection: { onlyAudits: string[] } | { onlyCategories: string[] }) {
  const port = await firstFreePort(9300);
  const browser = await startChromium(port);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...selection });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
