import type { Age, TapResult } from 'e2e/taps/tapping';
import { table } from '../document';
import { median } from '../statistics';
import { keyOf, type Measured, type Rounds } from './measureTaps';

/** What is meant: at 4x CPU, on an untouched page, so many ms; more only where the started page takes nearly as long. */
const budget = { ms: 100, ratio: 1.3 };

/** @param ages s */
export const tapTable = (measured: readonly Measured[], subjects: readonly string[], ages: readonly number[]): string =>
  table([headings(subjects, ages), ...measured.map((it) => rowOf(it, subjects, ages))]);

const headings = ([, ...others]: readonly string[], ages: readonly number[]): readonly string[] => [
  'control',
  ...ages.map((age) => `${age} s`),
  'started',
  'worst to started',
  'event',
  'second',
  'third',
  ...others.map((name) => `${name}, ${ages.join(' · ')} s`),
];

function rowOf(
  { control, rounds }: Measured,
  [here = '', ...others]: readonly string[],
  ages: readonly number[],
): string[] {
  const shown = (subject: string, age: Age, tap = 0) => medianOf(rounds, subject, age, tap, ({ shown }) => shown);
  const untouched = ages.map((age) => shown(here, age * 1000));
  const started = shown(here, 'started');
  const last = (ages.at(-1) ?? 0) * 1000;
  const later = (tap: number) =>
    control.taps.length > tap
      ? `${worst(ages.map((age) => shown(here, age * 1000, tap)))} / ${text(shown(here, 'started', tap))}`
      : '';
  return [
    `\`${control.path}\` ${control.name}`,
    ...untouched.map(text),
    text(started),
    ratioText(untouched, started),
    text(medianOf(rounds, here, last, 0, ({ event }) => event || null)),
    later(1),
    later(2),
    ...others.map((name) => ages.map((age) => text(shown(name, age * 1000))).join(' · ')),
  ];
}

/** What takes too long, or is not done at all, a line each. */
export function findingsOf({ control, rounds }: Measured, ages: readonly number[]): string[] {
  const shown = (age: Age) => medianOf(rounds, 'here', age, 0, (tap) => tap.shown);
  const started = shown('started');
  return ages.flatMap((age) => {
    const ms = shown(age * 1000);
    if (ms !== null && ms <= Math.max(budget.ms, budget.ratio * (started ?? 0))) return [];
    return [`${control.path}, ${control.name}, untouched for ${age} s: ${text(ms)} ms, started ${text(started)}`];
  });
}

/** null where a tap was not answered in half of the rounds or more. */
function medianOf(
  rounds: Rounds,
  subject: string,
  age: Age,
  tap: number,
  figure: (result: TapResult) => number | null,
): number | null {
  const results = rounds.get(keyOf(subject, age)) ?? [];
  const values = results.flatMap((taps) => (taps?.[tap] && figure(taps[tap])) ?? []);
  return values.length > results.length / 2 ? median(values) : null;
}

const text = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));

const worst = (values: readonly (number | null)[]) =>
  text(values.includes(null) ? null : Math.max(...values.map(Number)));

function ratioText(untouched: readonly (number | null)[], started: number | null): string {
  if (started === null || untouched.includes(null)) return '–';
  return `${(Math.max(...untouched.map(Number)) / started).toFixed(1)}×`;
}
