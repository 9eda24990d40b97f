import { UsageError } from '@site/delivery/cli';
import { allPages } from 'tools/weights/allPages';
import { listed, type Options, type Values, wholeNumber } from '../measurement';

/** What the site here can be measured against, beside an earlier commit. */
export const baselines = ['no scripts', 'one bundle', 'stock'] as const;
export type Baseline = (typeof baselines)[number];

/** What is left open depends on whether it has to be quick. */
export const planOptions = {
  against: { default: '', help: 'also an earlier commit, built in a folder of its own' },
  pages: { default: '', help: 'separated by commas, or "all" (default: home, catalogue, a product)' },
  runs: { default: '', help: 'rounds; medians are shown (default: 3)' },
  baselines: { default: '', help: `some of ${baselines.join(', ')}; or none (default: all)` },
  quick: {
    default: false,
    help: 'one round of the catalogue beside "no scripts", unless told otherwise: three minutes',
  },
} as const satisfies Options;

/** @throws UsageError */
export function readPlan(given: Values<typeof planOptions>) {
  const { against, quick } = given;
  return {
    against,
    pages: given.pages ? pagesIn(given.pages) : quick ? ['/produtos'] : ['/', '/produtos', '/produtos/PQS-ABC-6KG'],
    runs: wholeNumber('runs', given.runs || (quick ? '1' : '3')),
    baselines: given.baselines ? listed(given.baselines, baselines) : quick ? (['no scripts'] as const) : baselines,
  };
}

/** @throws UsageError */
export function pagesIn(text: string): readonly string[] {
  if (text === 'all') return allPages;
  const pages = text.split(',').map((page) => page.trim());
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no page: it begins with /, as /produtos does`);
  return pages;
}
