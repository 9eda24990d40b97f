import type { FailurePhase, ReleaseTally, Vital, VitalName } from '@site/shared/contracts';
import { failurePhases } from './failurePhases';
import { createSlotRing, type SlotRing } from './slotRing';
import { classOf, quantile, vitalBounds, vitalNames } from './vitalBounds';

const minuteMs = 60_000;
/** Slots of everything but the minutes' views, in minutes. */
const slotMinutes = 5;
/** How long counts are kept, in hours: a day, and what makes it whole at either end. */
export const keptHours = 25;

/**
 * Names of all that is counted: a snapshot names counts by them, so that it is still understood when others are added.
 * The first two are those of minutes.
 */
const columns: readonly string[] = [
  'views',
  'failedViews',
  ...failurePhases.flatMap((phase) => [failureColumn(phase, true), failureColumn(phase, false)]),
  ...vitalNames.flatMap((name) => [...vitalBounds[name], Number.POSITIVE_INFINITY].map((end) => `${name} ${end}`)),
];
const columnNumbers: ReadonlyMap<string, number> = new Map(columns.map((name, number) => [name, number]));
const viewColumns = 2;

function failureColumn(phase: FailurePhase, healed: boolean): string {
  return `${phase} ${healed ? 'healed' : 'lost'}`;
}

function numberOf(column: string): number {
  const number = columnNumbers.get(column);
  if (number === undefined) throw new Error(`Nothing is counted as ${column}`);
  return number;
}

/** What is kept of a release: counts by the name of what is counted, by the slot's number. */
export type SlotCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ReleaseSnapshot {
  /** Views of each minute since 1970. */
  readonly minutes: SlotCounts;
  /** All that is counted in each five minutes since 1970. */
  readonly slots: SlotCounts;
}

export type Span = 'hour' | 'day';

/** A span is so many slices of so many slots; the last slot is the one that is running. */
const spans: Readonly<Record<Span, { readonly slices: number; readonly slotsOfSlice: number }>> = {
  hour: { slices: 12, slotsOfSlice: 1 },
  day: { slices: 24, slotsOfSlice: 12 },
};

/** What is counted of one release. Times are ms since 1970. */
export interface ReleaseCounts {
  addView(time: number): void;
  addFailedView(time: number): void;
  addFailure(time: number, phase: FailurePhase, healed: boolean): void;
  addVital(time: number, vital: Pick<Vital, 'name' | 'value'>): void;
  /** Views since a moment, that minute as a whole. */
  viewsSince(since: number, now: number): Views;
  /** Null where nothing was counted in that span. */
  tally(span: Span, now: number): Omit<ReleaseTally, 'remote' | 'version'> | null;
  /** Whether anything that is kept is not too old at a moment. */
  isAlive(now: number): boolean;
  snapshot(): ReleaseSnapshot;
  /** Adds what was kept; what is too old or not understood is left out. */
  restore(snapshot: ReleaseSnapshot, now: number): void;
}

export interface Views {
  readonly views: number;
  readonly failedViews: number;
}

/** About 125 KB, from the first count to the last. */
export function createReleaseCounts(): ReleaseCounts {
  const minutes = createSlotRing({ slotMs: minuteMs, slots: keptHours * 60, columns: viewColumns });
  const slots = createSlotRing({
    slotMs: slotMinutes * minuteMs,
    slots: (keptHours * 60) / slotMinutes,
    columns: columns.length,
  });

  function add(time: number, column: number) {
    if (column < viewColumns) minutes.add(minutes.slotOf(time), column);
    slots.add(slots.slotOf(time), column);
  }

  return {
    addView: (time) => add(time, numberOf('views')),
    addFailedView: (time) => add(time, numberOf('failedViews')),
    addFailure: (time, phase, healed) => add(time, numberOf(failureColumn(phase, healed))),
    addVital(time, { name, value }) {
      const bounds = vitalBounds[name];
      add(time, numberOf(`${name} ${bounds[classOf(bounds, value)] ?? Number.POSITIVE_INFINITY}`));
    },
    viewsSince: (since, now) => viewsIn(minutes.sums(minutes.slotOf(since), minutes.slotOf(now))),
    tally(span, now) {
      const { slices, slotsOfSlice } = spans[span];
      const first = slots.slotOf(now) - slices * slotsOfSlice + 1;
      const sums = slots.sums(first, slots.slotOf(now));
      if (sums.every((sum) => sum === 0)) return null;
      return {
        ...viewsIn(sums),
        failures: failuresIn(sums),
        vitals: vitalNames.map((name) => vitalIn(sums, name)).filter(({ count }) => count > 0),
        slices: Array.from({ length: slices }, (_, slice) => {
          const from = first + slice * slotsOfSlice;
          return viewsIn(slots.sums(from, from + slotsOfSlice - 1));
        }),
      };
    },
    isAlive(now) {
      const newest = slots.newest();
      return newest !== null && newest > slots.slotOf(now) - (keptHours * 60) / slotMinutes;
    },
    snapshot: () => ({ minutes: named(minutes.counts()), slots: named(slots.counts()) }),
    restore(snapshot, now) {
      for (const [ring, kept, known] of [
        [minutes, snapshot.minutes, viewColumns],
        [slots, snapshot.slots, columns.length],
      ] as const) {
        const newest = ring.slotOf(now);
        const oldest = ring.slotOf(now - keptHours * 60 * minuteMs) + 1;
        for (const [slot, counts] of Object.entries(kept)) {
          if (!(Number(slot) >= oldest && Number(slot) <= newest)) continue;
          for (const [name, count] of Object.entries(counts)) {
            const column = columnNumbers.get(name) ?? known;
            if (column < known) ring.add(Number(slot), column, count);
          }
        }
      }
    },
  };
}

/** A page may tell that its view failed before it tells of the view: until then there are more failures than views. */
function viewsIn([views = 0, failedViews = 0]: readonly number[]): Views {
  return { views, failedViews: Math.min(views, failedViews) };
}

function failuresIn(sums: readonly number[]): ReleaseTally['failures'] {
  return failurePhases
    .flatMap((phase) =>
      [true, false].map((healed) => ({ phase, healed, count: sums[numberOf(failureColumn(phase, healed))] ?? 0 })),
    )
    .filter(({ count }) => count > 0);
}

function vitalIn(sums: readonly number[], name: VitalName): ReleaseTally['vitals'][number] {
  const bounds = vitalBounds[name];
  const first = numberOf(`${name} ${bounds[0]}`);
  const counts = sums.slice(first, first + bounds.length + 1);
  return { name, count: counts.reduce((sum, count) => sum + count, 0), p75: quantile(bounds, counts, 0.75) };
}

function named(counts: ReturnType<SlotRing['counts']>): SlotCounts {
  const slots: Record<string, Record<string, number>> = {};
  for (const { slot, column, count } of counts) {
    const ofSlot = slots[slot] ?? {};
    ofSlot[columns[column] ?? ''] = count;
    slots[slot] = ofSlot;
  }
  return slots;
}
