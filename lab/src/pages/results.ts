import { table } from '../document';
import { median } from '../statistics';

export type Figure = Readonly<Record<string, readonly number[]>>;

export interface Results {
  /** In order of measurement: the site here, the same again, then the others. */
  readonly subjects: readonly string[];
  /** By page, then by name of the figure. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

interface Comparison {
  readonly value: number;
  /** The site here divided by `value`; 1 where both are 0. */
  readonly ratio: number;
  /** False within the noise. */
  readonly differs: boolean;
}

/** `noise`: largest difference between both measurements of the site here in one round. */
export function rowOf(subjects: readonly string[], figure: Figure) {
  const [own = [], again = [], ...others] = subjects.map((name) => figure[name] ?? []);
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

export const resultBlocks = (results: Results): string[] =>
  Object.keys(results.sections).flatMap((section) => [`## ${section}`, table(sectionRows(results, section))]);

export const legend = (runs: number) =>
  `Rounds: ${runs}. ` +
  'Medians; times with Lighthouse’s mobile preset (slow 4G, 4x CPU). In brackets: the ratio of the site here to that ' +
  'figure; *same* where the difference is within the noise, the largest difference between two measurements of the site ' +
  'here in one round.';

export function sectionRows({ subjects, sections }: Results, section: string): string[][] {
  const [here = '', , ...others] = subjects;
  const rows = Object.entries(sections[section] ?? {}).map(([name, figure]) => {
    const row = rowOf(subjects, figure);
    const compared = others.map((other) => comparedText(row.others[other], name));
    return [name, format(row.here, name), `±${format(row.noise, name)}`, ...compared];
  });
  return [['', here, 'noise', ...others], ...rows];
}

function comparedText(compared: Comparison | undefined, figure: string): string {
  if (!compared) return '–';
  const { value, ratio, differs } = compared;
  if (differs && value === 0) return format(value, figure);
  return `${format(value, figure)} (${differs ? `${ratio.toFixed(2)}×` : 'same'})`;
}

function format(value: number, figure: string): string {
  if (!Number.isFinite(value)) return '–';
  if (/bytes$/.test(figure)) return `${(value / 1024).toFixed(1)} KB`;
  if (!/^(CLS|requests|blocking files)$/.test(figure)) return `${Math.round(value).toLocaleString('en')} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
