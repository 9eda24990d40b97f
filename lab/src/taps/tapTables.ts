import { isForm, needsAccount } from '@site/e2e/taps/controls';
import type { Age, TapResult } from '@site/e2e/taps/tapping';
import { table } from '../document';
import { median } from '../statistics';
import { keyOf, type Rounds, type Taps } from './measureTaps';

/** Goal at 4x CPU on an untouched page: `ms`, or `ratio` times the started page where that is more. */
const budget = { ms: 100, ratio: 1.3 };

export function tapTable({ subjects, ages, measured }: Taps): string {
  const [here = '', ...others] = subjects;
  const rows = measured.map(({ control, rounds }) => {
    const untouched = (subject: string) => ages.map((age) => medianOf(rounds, subject, age * 1000));
    const started = medianOf(rounds, here, 'started');
    const slowest = worst(untouched(here));
    const next = (subject: string, age: Age) =>
      control.taps.slice(1).map((_tap, index) => medianOf(rounds, subject, age, shown(index + 1)));
    const nextUntouched = (subject: string) => text(worst(ages.flatMap((age) => next(subject, age * 1000))));
    const events = ages.map((age) => medianOf(rounds, here, age * 1000, eventTiming));
    return [
      `\`${control.path}\` ${control.name}`,
      ...untouched(here).map(text),
      text(started),
      slowest === null || started === null ? '–' : `${(slowest / started).toFixed(1)}×`,
      nextUntouched(here),
      text(worst(next(here, 'started'))),
      text(worst(events)),
      ...others.flatMap((name) => [untouched(name).map(text).join(' · '), nextUntouched(name)]),
    ];
  });
  const foreign = others.flatMap((name) => [`${name}, ${ages.join(' · ')} s`, 'its next taps']);
  const ofAges = [...ages.map((age) => `${age} s`), 'started', 'worst to started'];
  return table([['control', ...ofAges, 'next taps', 'started', 'Event Timing', ...foreign], ...rows]);
}

export function tapFindings({ ages, measured }: Taps): string[] {
  return measured.flatMap(({ control, rounds }) => {
    const started = medianOf(rounds, 'here', 'started');
    return ages.flatMap((age) => {
      const ms = medianOf(rounds, 'here', age * 1000);
      // The browser's own validation bubble is not in the DOM; an account's form is disabled until its code has loaded.
      if (ms === null && isForm(control) && (age === 0 || !needsAccount(control))) return [];
      if (ms !== null && ms <= Math.max(budget.ms, budget.ratio * (started ?? 0))) return [];
      return [`${control.path}, ${control.name}, untouched for ${age} s: ${text(ms)} ms, started ${text(started)}`];
    });
  });
}

type Figure = (taps: readonly TapResult[]) => number | null | undefined;

const shown =
  (tap: number): Figure =>
  (taps) =>
    taps[tap]?.shown;
const eventTiming: Figure = (taps) => taps[0]?.event;

/** Null where half of the rounds or more have no value. */
function medianOf(rounds: Rounds, subject: string, age: Age, figure = shown(0)): number | null {
  const results = rounds.get(keyOf(subject, age)) ?? [];
  const values = results.flatMap((taps) => (taps && figure(taps)) ?? []);
  return values.length > results.length / 2 ? median(values) : null;
}

const text = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));

const worst = (values: readonly (number | null)[]) =>
  values.length === 0 || values.includes(null) ? null : Math.max(...values.map(Number));
