import { table } from '../document';
import { type FigureName, figures, format, type Sample } from '../pages/figures';
import { rowOf } from '../pages/results';
import { comparedText } from '../pages/tables';
import { median } from '../statistics';
import type { Recovery } from './recovery';

/** What is compared, for each number of remotes. */
export const variants = ['one bundle', 'stock federation', 'as it is'] as const;
export type Variant = (typeof variants)[number];

/** The site as it is, measured once more in each round. */
export const again = 'as it is, again';

/** In the order in which they are measured. */
export const subjects = ['as it is', again, 'one bundle', 'stock federation'] as const;

/** What was measured with one number of remotes. */
export interface Measured {
  readonly remotes: number;
  readonly buildSeconds: Readonly<Record<Variant, number>>;
  /** Round by round; the site as it is a second time, for the noise. */
  readonly samples: Readonly<Record<Variant | typeof again, readonly Sample[]>>;
  /** Of a page with one dead remote, round by round; of one bundle none, for it has no remotes. */
  readonly recovery: Readonly<Partial<Record<Variant, readonly Recovery[]>>>;
}

const shown = [
  'bytes',
  'scriptBytes',
  'requests',
  'fcp',
  'lcp',
  'tbt',
  'work',
] as const satisfies readonly FigureName[];

export const introduction = `One page of 20 sections, whose code, styles and text are the same in every column, shared out among 1, 4, 10 or 20 remotes. Its shell,
header, user menu and footer are this site's.

- **one bundle**: one webpack build of all packages, prerendered, one script and one style sheet for the page.
- **stock federation**: Module Federation as its documentation has it (\`remotes\`, \`exposes\`, three singletons, everything else by
  default), rendered in the browser.
- **as it is**: this site's own federation, releases and prerendering.

Bytes and requests are those of the first load on a phone, as they cross the network. FCP, LCP, TBT and main-thread work are medians of
Lighthouse's mobile preset (simulated slow 4G, a processor a quarter as fast), all columns in turn, round by round. *noise* is the most
that the site as it is differed from itself in one round; in brackets stands how many times as much the site as it is has, or *same*
where the difference is within the noise. Times of the main thread and of builds are worth something only within one table.

*Build one remote* is a change of one remote built with nothing in webpack's cache; as it is, for browsers and for rendering; of one bundle,
all of it, its page rendered and compressed. *Dead remote* is a page whose one remote can't be fetched at all (connection refused): the time, on this machine and without
slowdown, until that remote's own part answers a tap, and until the page's first section does, which belongs to another remote where
there is one. As it is, the release before the dead one stands in for it. Stock federation keeps the error boundaries of this site's shell, without
which a dead remote would take the whole page with it.`;

/** A heading and a table. */
export function countBlocks({ remotes, samples, buildSeconds, recovery }: Measured): string[] {
  const rows = shown.map((name) => {
    const { name: label, unit, read } = figures[name];
    const { here, noise, others } = rowOf(subjects, (subject) =>
      samples[subject as (typeof subjects)[number]].map(read),
    );
    const compared = [others['one bundle'], others['stock federation']].map((other) => comparedText(other, unit));
    return [label, ...compared, format(here, unit), `±${format(noise, unit)}`];
  });
  const seconds = variants.map((variant) => `${buildSeconds[variant].toFixed(1)} s`);
  const dead = (part: keyof Recovery) =>
    variants.map((variant) => recoveryText(recovery[variant]?.map((found) => found[part])));
  return [
    `## ${remotes} ${remotes === 1 ? 'remote' : 'remotes'}`,
    table([
      ['', ...variants, 'noise'],
      ...rows,
      ['build one remote', ...seconds, ''],
      ['dead remote: its own part', ...dead('ownPart'), ''],
      ['dead remote: first section', ...dead('firstPart'), ''],
    ]),
  ];
}

function recoveryText(times: readonly (number | null)[] | undefined): string {
  if (!times) return '–';
  const found = times.filter((time) => time !== null);
  return found.length < times.length ? 'never' : format(median(found), 'ms');
}
