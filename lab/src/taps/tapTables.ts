import type { Age } from 'e2e/taps/tapping';
import { table } from '../document';
import { median } from '../statistics';
import { keyOf, type Rounds, type Taps } from './measureTaps';

/** What is meant: at 4x CPU, on an untouched page, so many ms; more only where the started page takes nearly as long. */
const budget = { ms: 100, ratio: 1.3 };

/** A row for each control: how soon a tap on it is answered here, and on other sites. */
export function tapTable({ subjects, ages, measured }: Taps): string {
  const [here = '', ...others] = subjects;
  const rows = measured.map(({ control, rounds }) => {
    const untouched = (subject: string) => ages.map((age) => medianOf(rounds, subject, age * 1000));
    const started = medianOf(rounds, here, 'started');
    const slowest = worst(untouched(here));
    return [
      `\`${control.path}\` ${control.name}`,
      ...untouched(here).map(text),
      text(started),
      slowest === null || started === null ? '–' : `${(slowest / started).toFixed(1)}×`,
      ...others.map((name) => untouched(name).map(text).join(' · ')),
    ];
  });
  const foreign = others.map((name) => `${name}, ${ages.join(' · ')} s`);
  return table([['control', ...ages.map((age) => `${age} s`), 'started', 'worst to started', ...foreign], ...rows]);
}

/** What takes too long, or is not done at all, a line each. */
export function tapFindings({ ages, measured }: Taps): string[] {
  return measured.flatMap(({ control, rounds }) => {
    const started = medianOf(rounds, 'here', 'started');
    return ages.flatMap((age) => {
      const ms = medianOf(rounds, 'here', age * 1000);
      if (ms !== null && ms <= Math.max(budget.ms, budget.ratio * (started ?? 0))) return [];
      return [`${control.path}, ${control.name}, untouched for ${age} s: ${text(ms)} ms, started ${text(started)}`];
    });
  });
}

/** Of the first tap; null where it was not answered in half of the rounds or more. */
function medianOf(rounds: Rounds, subject: string, age: Age): number | null {
  const results = rounds.get(keyOf(subject, age)) ?? [];
  const values = results.flatMap((taps) => taps?.[0]?.shown ?? []);
  return values.length > results.length / 2 ? median(values) : null;
}

const text = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));

const worst = (values: readonly (number | null)[]) => (values.includes(null) ? null : Math.max(...values.map(Number)));
