import { type Control, isForm, needsAccount } from '@site/e2e/taps/controls';
import type { Age, TapResult } from '@site/e2e/taps/tapping';
import { median, table } from '../measurement';

/** ms since the first paint of an untouched page. */
export const ages = [0, 1000, 5000] as const;

/** Taps of each round, by site and age. */
export type Rounds = ReadonlyMap<string, readonly (readonly TapResult[] | null)[]>;

export const keyOf = (subject: string, age: Age) => `${subject} ${age}`;

export interface Measured {
  readonly control: Control;
  readonly rounds: Rounds;
}

/** Goal on an untouched page: `ms`, or `ratio` times the started page where that is more. */
const budget = { ms: 100, ratio: 1.3 };

export function tapTable(others: readonly string[], measured: readonly Measured[]): string {
  const names = ages.map((age) => `${age / 1000} s`);
  const rows = measured.map(({ control, rounds }) => [
    `\`${control.path}\` ${control.name}`,
    ...ages.map((age) => text(medianOf(rounds, 'here', age))),
    text(medianOf(rounds, 'here', 'started')),
    ...others.map((subject) => ages.map((age) => text(medianOf(rounds, subject, age))).join(' · ')),
  ]);
  return table([['control', ...names, 'started', ...others.map((other) => `${other}, ${names.join(' · ')}`)], ...rows]);
}

export const tapFindings = (measured: readonly Measured[]): string[] =>
  measured.flatMap(({ control, rounds }) => {
    const started = medianOf(rounds, 'here', 'started');
    return ages.flatMap((age) => {
      const ms = medianOf(rounds, 'here', age);
      // The browser's own validation bubble is not in the DOM; an account's form is disabled until its code has loaded.
      if (ms === null && isForm(control) && (age === 0 || !needsAccount(control))) return [];
      if (ms !== null && ms <= Math.max(budget.ms, budget.ratio * (started ?? 0))) return [];
      return [`${control.path}, ${control.name}, untouched for ${age} ms: ${text(ms)} ms, started ${text(started)}`];
    });
  });

/** Null where half of the rounds or more have no value. */
function medianOf(rounds: Rounds, subject: string, age: Age): number | null {
  const results = rounds.get(keyOf(subject, age)) ?? [];
  const values = results.flatMap((taps) => taps?.[0]?.shown ?? []);
  return values.length > results.length / 2 ? median(values) : null;
}

const text = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));
