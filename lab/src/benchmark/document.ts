import { type FigureName, figures, format, type Sample } from '../figures';
import { type Compared, type Row, rowOf } from '../results';
import { median } from '../statistics';
import type { Recovery } from './recovery';
import { type Variant, variants } from './variants';

/** What was measured with one number of remotes; kept in `docs/benchmark/<remotes>.json`. */
export interface Measured {
  readonly remotes: number;
  /** ISO 8601. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly runs: number;
  readonly buildSeconds: Readonly<Record<Variant, number>>;
  /** Round by round; the site as it is a second time, for the noise. */
  readonly samples: Readonly<Record<Variant | typeof again, readonly Sample[]>>;
  /** Of a page with one dead remote, round by round; of one bundle none, for it has no remotes. */
  readonly recovery: Readonly<Partial<Record<Variant, readonly Recovery[]>>>;
}

/** The site as it is, measured once more in each round. */
export const again = 'as it is, again';

const shown = [
  'bytes',
  'scriptBytes',
  'requests',
  'fcp',
  'lcp',
  'tbt',
  'work',
] as const satisfies readonly FigureName[];

/** The page that others can cite, out of all that has been measured. */
export function benchmarkDocument(all: readonly Measured[]): string {
  const sorted = all.toSorted((a, b) => a.remotes - b.remotes);
  return `# What the seams cost

${introduction}

${sorted.map(countSection).join('\n')}
## Measured on

${table([
  ['remotes', 'date', 'commit', 'rounds', 'machine'],
  ...sorted.map(({ remotes, date, commit, runs, machine }) => [
    String(remotes),
    date.slice(0, 10),
    commit,
    String(runs),
    machine,
  ]),
])}
`;
}

const introduction = `This page is written by \`npm run benchmark\`; the raw runs are in [benchmark](benchmark).

One page of 20 sections, whose code, styles and text are the same in every column, shared out among 1, 4, 10 or 20 remotes. Its shell,
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

function countSection({ remotes, samples, buildSeconds, recovery }: Measured): string {
  const subjects = ['as it is', again, 'one bundle', 'stock federation'] as const;
  const rows = shown.map((name) => {
    const { name: label, unit, read } = figures[name];
    const row = rowOf(subjects, (subject) => samples[subject as (typeof subjects)[number]].map(read));
    return [label, ...figureCells(row, (value) => format(value, unit))];
  });
  const seconds = variants.map((variant) => `${buildSeconds[variant].toFixed(1)} s`);
  const dead = (part: keyof Recovery) =>
    variants.map((variant) => recoveryText(recovery[variant]?.map((found) => found[part])));
  return `## ${remotes} ${remotes === 1 ? 'remote' : 'remotes'}

${table([
  ['', ...variants, 'noise'],
  ...rows,
  ['build one remote', ...seconds, ''],
  ['dead remote: its own part', ...dead('ownPart'), ''],
  ['dead remote: first section', ...dead('firstPart'), ''],
])}
`;
}

/** In the order of the variants, then the noise. */
function figureCells({ here, noise, others }: Row, text: (value: number) => string): string[] {
  const beside = (other: Compared | undefined) =>
    other ? `${text(other.value)} (${other.differs ? `${other.ratio.toFixed(2)}×` : 'same'})` : '–';
  return [beside(others['one bundle']), beside(others['stock federation']), text(here), `±${text(noise)}`];
}

function recoveryText(times: readonly (number | null)[] | undefined): string {
  if (!times) return '–';
  const found = times.filter((time) => time !== null);
  return found.length < times.length ? 'never' : format(median(found), 'ms');
}

const table = ([heading = [], ...rows]: readonly (readonly string[])[]) =>
  [heading, heading.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
