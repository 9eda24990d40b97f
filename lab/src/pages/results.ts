import { type Comparison, compare, median, noiseOf } from '../statistics';
import { type FigureName, figures, type Sample } from './figures';

/** Everything that one run found. */
export interface Results {
  /** Names in the order of measurement: the site here, the same again, then what it is compared with. */
  readonly subjects: readonly string[];
  /** By page, then by subject: a sample for each round. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, readonly Sample[]>>>>;
  /** By interaction, then by subject: ms to the next paint, or until it shows, for each round; null where it failed. */
  readonly interactions: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
}

/** A subject's figure beside that of the site here. */
export interface Compared extends Comparison {
  /** Median. */
  readonly value: number;
}

/** A figure of each subject, the site here compared with all others. */
export interface Row {
  readonly here: number;
  /** What the same thing measured twice differed by at most, round by round. */
  readonly noise: number;
  /** By name of the subject; what could not be measured is left out. */
  readonly others: Readonly<Record<string, Compared>>;
}

/** @param values of each subject, round by round, in the order of `Results.subjects` */
export function rowOf(subjects: readonly string[], values: (subject: string) => readonly number[]): Row {
  const [here = '', again = '', ...others] = subjects;
  const noise = noiseOf(values(here), values(again));
  // Both measured the same: together they say more of it.
  const own = [...values(here), ...values(again)];
  const compared = others
    .map((name) => ({ name, measured: values(name) }))
    .filter(({ measured }) => measured.length > 0)
    .map(({ name, measured }) => [name, { value: median(measured), ...compare(own, measured, noise) }]);
  return { here: median(own), noise, others: Object.fromEntries(compared) };
}

export function figureRow({ subjects, pages }: Results, page: string, figure: FigureName): Row {
  return rowOf(subjects, (subject) => (pages[page]?.[subject] ?? []).map((sample) => figures[figure].read(sample)));
}

export function interactionRow({ subjects, interactions }: Results, name: string): Row {
  return rowOf(subjects, (subject) => (interactions[name]?.[subject] ?? []).filter((value) => value !== null));
}
