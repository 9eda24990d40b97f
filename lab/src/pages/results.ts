import { median, table } from '../measurement';
import { scored } from './lighthouse';

/** Values of one figure by name of the site. */
export type Figure = Readonly<Record<string, readonly number[]>>;

export interface Results {
  /** In order of measurement: the site here, the same again, then the others. */
  readonly subjects: readonly string[];
  /** By page, then by name of the figure. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

/** Largest ratios to one bundle. */
const budgets: Readonly<Record<string, number>> = { 'script bytes': 1.2, TBT: 1 };

/** `noise`: largest difference between both measurements of the site here in one round. */
export function compare(subjects: readonly string[], figure: Figure) {
  const [own = [], again = [], ...others] = subjects.map((name) => figure[name] ?? []);
  const here = median([...own, ...again]);
  const noise = Math.max(0, ...own.map((value, round) => Math.abs(value - (again[round] ?? value))));
  return {
    here,
    noise,
    others: others.map((values) => ({ value: median(values), differs: Math.abs(here - median(values)) > noise })),
  };
}

export const resultBlocks = ({ subjects: [here = '', again = '', ...others], sections }: Results): string[] =>
  Object.entries(sections).flatMap(([page, figures]) => {
    const rows = Object.entries(figures).map(([name, figure]) => {
      const row = compare([here, again, ...others], figure);
      const compared = row.others.map(({ value, differs }) => {
        if (!differs) return `${format(value, name)} (same)`;
        return value === 0 ? format(value, name) : `${format(value, name)} (${(row.here / value).toFixed(2)}×)`;
      });
      return [name, format(row.here, name), `±${format(row.noise, name)}`, ...compared];
    });
    return [`## ${page}`, table([['', here, 'noise', ...others], ...rows])];
  });

/** Exceeded budgets, beyond the noise, and points below 100. */
export const findingsIn = ({ subjects, sections }: Results): string[] =>
  Object.entries(sections).flatMap(([page, figures]) => {
    const ofBudgets = Object.entries(budgets).flatMap(([figure, most]) => {
      const { here, noise, others } = compare(subjects, figures[figure] ?? {});
      const bundle = others.at(-1);
      if (!bundle?.differs || here - noise <= bundle.value * most) return [];
      return [
        `${page}: ${figure} is ${(here / bundle.value).toFixed(2)} times that of one bundle, not ${most} at most`,
      ];
    });
    const points = scored.map((name) => [name, compare(subjects, figures[name] ?? {}).here] as const);
    const low = points.filter(([, value]) => value < 100);
    return [...ofBudgets, ...low.map(([name, value]) => `${page}: ${name} ${value}, not 100`)];
  });

const isPlain = new RegExp(`^(CLS|requests|blocking files|${scored.join('|')})$`);

function format(value: number, figure: string): string {
  if (!Number.isFinite(value)) return '–';
  if (/bytes$/.test(figure)) return `${(value / 1024).toFixed(1)} KB`;
  if (!isPlain.test(figure)) return `${Math.round(value).toLocaleString('en')} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
