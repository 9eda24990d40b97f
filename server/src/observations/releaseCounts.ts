import type { FailurePhase, ReleaseTally, VitalName } from '@site/shared/contracts';
import { failurePhases } from './readObservation';
import { quantile, vitalBounds, vitalNames } from './vitalBounds';

const slotMs = 5 * 60_000;
const keptSlots = 25 * 12;

/** Column names in files, which keep old files readable when columns are added. */
const columns: readonly string[] = [
  'views',
  'failedViews',
  'recoveredHydrations',
  ...failurePhases.flatMap((phase) => [failureColumn(phase, true), failureColumn(phase, false)]),
  ...vitalNames.flatMap((name) => [...vitalBounds[name], Number.POSITIVE_INFINITY].map((end) => `${name} ${end}`)),
];
const columnNumbers: ReadonlyMap<string, number> = new Map(columns.map((name, number) => [name, number]));

export function failureColumn(phase: FailurePhase, healed: boolean): string {
  return `${phase} ${healed ? 'healed' : 'lost'}`;
}

export function vitalColumn(name: VitalName, value: number): string {
  return `${name} ${vitalBounds[name].find((bound) => value <= bound) ?? Number.POSITIVE_INFINITY}`;
}

export interface ReleaseSnapshot {
  readonly slots: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Span = 'hour' | 'day';

const slotsOf: Readonly<Record<Span, number>> = { hour: 12, day: 24 * 12 };

/** Slots of five minutes: 120 KB at most. Times are ms since 1970. */
export function createReleaseCounts() {
  const slots = new Map<number, Uint32Array>();

  function add(slot: number, name: string, count = 1) {
    const column = columnNumbers.get(name);
    if (column === undefined) return;
    let counts = slots.get(slot);
    if (!counts) {
      counts = new Uint32Array(columns.length);
      // Removes old slots, and those of a clock that was ahead.
      for (const other of slots.keys()) if (Math.abs(slot - other) >= keptSlots) slots.delete(other);
      slots.set(slot, counts);
    }
    counts[column] = (counts[column] ?? 0) + count;
  }

  function sumsOf(first: number, length: number): (name: string) => number {
    const sums = new Uint32Array(columns.length);
    for (let slot = first; slot < first + length; slot += 1) {
      for (const [column, count] of slots.get(slot)?.entries() ?? []) sums[column] = (sums[column] ?? 0) + count;
    }
    return (name) => sums[columnNumbers.get(name) ?? -1] ?? 0;
  }

  return {
    add: (time: number, name: string) => add(slotOf(time), name),
    tally(span: Span, now: number): Omit<ReleaseTally, 'remote' | 'version'> | null {
      const sums = sumsOf(slotOf(now) - slotsOf[span] + 1, slotsOf[span]);
      if (columns.every((name) => sums(name) === 0)) return null;
      return {
        views: sums('views'),
        // A failed view may arrive before its view: until then there are more failures than views.
        failedViews: Math.min(sums('views'), sums('failedViews')),
        recoveredHydrations: sums('recoveredHydrations'),
        failures: failuresIn(sums),
        vitals: vitalNames.map((name) => vitalIn(sums, name)).filter(({ count }) => count > 0),
        slices: [],
      };
    },
    snapshot: (): ReleaseSnapshot => ({
      slots: Object.fromEntries([...slots].map(([slot, counts]) => [slot, named(counts)])),
    }),
    restore({ slots: kept }: ReleaseSnapshot, now: number) {
      for (const [slot, counts] of Object.entries(kept)) {
        const age = slotOf(now) - Number(slot);
        if (!(age >= 0 && age < keptSlots)) continue;
        for (const [name, count] of Object.entries(counts)) add(Number(slot), name, count);
      }
    },
  };
}

const slotOf = (time: number) => Math.floor(time / slotMs);

type Sums = (name: string) => number;

function failuresIn(sums: Sums): ReleaseTally['failures'] {
  return failurePhases
    .flatMap((phase) => [true, false].map((healed) => ({ phase, healed, count: sums(failureColumn(phase, healed)) })))
    .filter(({ count }) => count > 0);
}

function vitalIn(sums: Sums, name: VitalName): ReleaseTally['vitals'][number] {
  const bounds = vitalBounds[name];
  const counts = [...bounds, Number.POSITIVE_INFINITY].map((end) => sums(`${name} ${end}`));
  return { name, count: counts.reduce((sum, count) => sum + count, 0), p75: quantile(bounds, counts, 0.75) };
}

const named = (counts: Uint32Array): Readonly<Record<string, number>> =>
  Object.fromEntries(columns.flatMap((name, column) => (counts[column] ? [[name, counts[column]]] : [])));
