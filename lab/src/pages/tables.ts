import { table } from '../document';
import { type Comparison, type Results, rowOf } from './results';

/** Units of the figures that are no ms. */
const units: Readonly<Record<string, 'KB' | ''>> = {
  CLS: '',
  bytes: 'KB',
  'script bytes': 'KB',
  requests: '',
  'blocking files': '',
};

/** A run over all pages, as it is told: a table for each page. */
export function resultBlocks(results: Results): string[] {
  return Object.keys(results.sections).flatMap((section) => [`## ${section}`, table(sectionRows(results, section))]);
}

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

/** As people read it. */
function format(value: number, figure: string): string {
  if (!Number.isFinite(value)) return '–';
  const unit = units[figure] ?? 'ms';
  if (unit === 'KB') return `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value).toLocaleString('en')} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
