import type { Age, TapResult } from 'e2e/taps/tapping';
import { table } from '../document';
import { median } from '../statistics';
import { keyOf, type Rounds, type Taps } from './measureTaps';

/** What is meant: at 4x CPU, on an untouched page, so many ms; more only where the started page takes nearly as long. */
const budget = { ms: 100, ratio: 1.3 };

/** A row for each control: how soon a tap on it is answered here, and on other sites. */
export function tapTable({ subjects, ages, measured }: Taps): string {
  const [here = '', ...others] = subjects;
  const rows = measured.map(({ control, rounds }) => {
    const untouched = (subject: string, tap = 0) => ages.map((age) => medianOf(rounds, subject, age * 1000, tap));
    const started = medianOf(rounds, here, 'started');
    const later = (tap: number) =>
      control.taps.length > tap
        ? `${text(worst(untouched(here, tap)))} / ${text(medianOf(rounds, here, 'started', tap))}`
        : '';
    const slowest = worst(untouched(here));
    return [
      `\`${control.path}\` ${control.name}`,
      ...untouched(here).map(text),
      text(started),
      slowest === null || started === null ? '–' : `${(slowest / started).toFixed(1)}×`,
      text(medianOf(rounds, here, (ages.at(-1) ?? 0) * 1000, 0, ({ event }) => event || null)),
      later(1),
      later(2),
      ...others.map((name) => untouched(name).map(text).join(' · ')),
    ];
  });
  const columns = ['started', 'worst to started', 'event', 'second', 'third'];
  const foreign = others.map((name) => `${name}, ${ages.join(' · ')} s`);
  return table([['control', ...ages.map((age) => `${age} s`), ...columns, ...foreign], ...rows]);
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

/** null where a tap was not answered in half of the rounds or more. */
function medianOf(
  rounds: Rounds,
  subject: string,
  age: Age,
  tap = 0,
  figure = ({ shown }: TapResult): number | null => shown,
): number | null {
  const results = rounds.get(keyOf(subject, age)) ?? [];
  const values = results.flatMap((taps) => (taps?.[tap] && figure(taps[tap])) ?? []);
  return values.length > results.length / 2 ? median(values) : null;
}

const text = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));

const worst = (values: readonly (number | null)[]) => (values.includes(null) ? null : Math.max(...values.map(Number)));
