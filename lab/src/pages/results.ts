import { table } from '../document';
import { median } from '../statistics';

/** Values of a figure round by round, by name of the site. */
export type Figure = Readonly<Record<string, readonly number[]>>;

/** What one run found: by page, and then by name of the figure. The less of it, the better. */
export interface Results {
  /** Sites in the order of measurement: the site here, the same again, then what it is compared with. */
  readonly subjects: readonly string[];
  readonly sections: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

/** Another site's figure. */
interface Comparison {
  readonly value: number;
  /** How many times as much the site here has; 1 where both are 0. */
  readonly ratio: number;
  /** False where the two lie within the noise of each other: then there is no difference to speak of. */
  readonly differs: boolean;
}

/**
 * A figure of each site, the site here compared with all others: by name, without what could not be measured.
 *
 * @returns as `noise` the most that the same thing, measured twice in a row, differed by in one round
 */
export function rowOf(subjects: readonly string[], figure: Figure) {
  const [own = [], again = [], ...others] = subjects.map((name) => figure[name] ?? []);
  // Both measured the same: together they say more of it.
  const here = median([...own, ...again]);
  const differences = own.map((value, round) => Math.abs(value - (again[round] ?? Number.NaN)));
  const noise = Math.max(0, ...differences.filter(Number.isFinite));
  const compared = others.flatMap((values, index): [string, Comparison][] => {
    if (values.length === 0) return [];
    const value = median(values);
    const ratio = here === value ? 1 : here / value;
    return [[subjects[index + 2] ?? '', { value, ratio, differs: Math.abs(here - value) > noise }]];
  });
  return { here, noise, others: Object.fromEntries(compared) };
}

/** A run over all pages, as it is told: a table for each page. */
export const resultBlocks = (results: Results): string[] =>
  Object.keys(results.sections).flatMap((section) => [`## ${section}`, table(sectionRows(results, section))]);

/** What the tables tell. */
export const legend = (runs: number) =>
  `Rounds: ${runs}. ` +
  'Medians; times as Lighthouse’s mobile preset simulates them (slow 4G, a processor a quarter as fast). In brackets: how ' +
  'many times as much the site here has; *same* where the two lie within the noise, which is the most that the site here ' +
  'differed from itself in one round.';

/** The rows of a table: a heading, then a figure each. */
export function sectionRows({ subjects, sections }: Results, section: string): string[][] {
  const [here = '', , ...others] = subjects;
  const rows = Object.entries(sections[section] ?? {}).map(([name, figure]) => {
    const row = rowOf(subjects, figure);
    const compared = others.map((other) => comparedText(row.others[other], name));
    return [name, format(row.here, name), `±${format(row.noise, name)}`, ...compared];
  });
  return [['', here, 'noise', ...others], ...rows];
}

/** Another's figure, and how many times as much the site here has. */
function comparedText(compared: Comparison | undefined, figure: string): string {
  if (!compared) return '–';
  const { value, ratio, differs } = compared;
  // Nothing is no measure of anything.
  if (differs && value === 0) return format(value, figure);
  return `${format(value, figure)} (${differs ? `${ratio.toFixed(2)}×` : 'same'})`;
}

/** As people read it: bytes, counts, and everything else in ms. */
function format(value: number, figure: string): string {
  if (!Number.isFinite(value)) return '–';
  if (/bytes$/.test(figure)) return `${(value / 1024).toFixed(1)} KB`;
  if (!/^(CLS|requests|blocking files)$/.test(figure)) return `${Math.round(value).toLocaleString('en')} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
