import { UsageError } from '@site/delivery/cli';
import { allPages } from 'tools/weights/allPages';
import { type Baseline, baselines } from './sites/baselines';

export const perfHelp = `npm run perf [-- --against REF] [--pages /,/produtos] [--runs 3] [--quick]

Measures the site as the sources here make it, page by page, in turn with what it is compared with: the same site
again (what those two differ by is noise), the same HTML without scripts, one bundle of the same source, and the same
source with the defaults of Module Federation. Prints tables and writes var/perf/report.html.

  --against REF      also an earlier commit, built in a folder of its own
  --pages PATHS      separated by commas (default: home, catalogue, a product; "all" for every route)
  --runs N           rounds; medians are shown (default: 3)
  --baselines NAMES  some of ${baselines.join(', ')}; or none
  --quick            one round of one page, without the two other builds: three minutes
  --help             this text

It takes about 15 s for each page, round and site. Nothing else should run meanwhile.`;

export const perfOptions = {
  against: { type: 'string' },
  pages: { type: 'string' },
  runs: { type: 'string' },
  baselines: { type: 'string' },
  quick: { type: 'boolean' },
} as const;

export interface PerfOptions {
  readonly against: string | null;
  readonly pages: readonly string[];
  readonly runs: number;
  readonly baselines: readonly Baseline[];
}

const defaultPages = ['/', '/produtos', '/produtos/PQS-ABC-6KG'];

/** @throws UsageError */
export function readPerfOptions(given: {
  readonly against?: string | undefined;
  readonly pages?: string | undefined;
  readonly runs?: string | undefined;
  readonly baselines?: string | undefined;
  readonly quick?: boolean | undefined;
}): PerfOptions {
  const quick = given.quick ?? false;
  return {
    against: given.against ?? null,
    pages: given.pages === undefined ? defaultPages.slice(quick ? 1 : 0, quick ? 2 : undefined) : pagesIn(given.pages),
    runs: given.runs === undefined ? (quick ? 1 : 3) : roundsIn(given.runs),
    baselines:
      given.baselines === undefined
        ? baselines.filter((name) => !quick || name === 'no scripts')
        : baselinesIn(given.baselines),
  };
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function pagesIn(text: string): readonly string[] {
  if (text === 'all') return allPages;
  const wrong = listed(text).find((page) => !page.startsWith('/'));
  if (wrong) throw new UsageError(`"${wrong}" is no page: it begins with /, as /produtos does`);
  return listed(text);
}

function roundsIn(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs is a number from 1 on, not "${text}"`);
  return runs;
}

function baselinesIn(text: string): readonly Baseline[] {
  if (text === 'none') return [];
  return listed(text).map((name) => {
    const known = baselines.find((it) => it === name);
    if (!known) throw new UsageError(`"${name}" is none of ${baselines.join(', ')}`);
    return known;
  });
}
