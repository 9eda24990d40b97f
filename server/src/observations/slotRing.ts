/** Counts of several things over time, in slots of equal length, of which the last so many are kept. */
export interface SlotRing {
  /** Number of the slot that a moment (ms since 1970) belongs to. */
  slotOf(time: number): number;
  /** Slots are best filled as time goes by: what is older than all that are kept begins the ring anew. */
  add(slot: number, column: number, count?: number): void;
  /** Sum of each column from one slot to another, both included. */
  sums(from: number, to: number): readonly number[];
  /** Number of the newest slot that has counts; null where nothing was ever counted. */
  newest(): number | null;
  /** All counts above 0. */
  counts(): Iterable<{ readonly slot: number; readonly column: number; readonly count: number }>;
}

interface Shape {
  readonly slotMs: number;
  readonly slots: number;
  readonly columns: number;
}

/** Its memory is `slots` × `columns` × 4 bytes from the start, and no more however much is counted. */
export function createSlotRing({ slotMs, slots, columns }: Shape): SlotRing {
  const cells = new Uint32Array(slots * columns);
  let newest: number | null = null;
  const rowOf = (slot: number) => (slot % slots) * columns;

  function moveTo(slot: number) {
    if (newest === null || slot <= newest - slots || slot >= newest + slots) cells.fill(0);
    else for (let next = newest + 1; next <= slot; next += 1) cells.fill(0, rowOf(next), rowOf(next) + columns);
    if (newest === null || slot > newest || slot <= newest - slots) newest = slot;
  }

  return {
    slotOf: (time) => Math.floor(time / slotMs),
    add(slot, column, count = 1) {
      moveTo(slot);
      const cell = rowOf(slot) + column;
      cells[cell] = (cells[cell] ?? 0) + count;
    },
    sums(from, to) {
      const sums = new Array<number>(columns).fill(0);
      if (newest === null) return sums;
      for (let slot = Math.max(from, newest - slots + 1, 0); slot <= Math.min(to, newest); slot += 1) {
        const row = rowOf(slot);
        for (let column = 0; column < columns; column += 1) {
          sums[column] = (sums[column] ?? 0) + (cells[row + column] ?? 0);
        }
      }
      return sums;
    },
    newest: () => newest,
    *counts() {
      if (newest === null) return;
      for (let slot = Math.max(0, newest - slots + 1); slot <= newest; slot += 1) {
        for (let column = 0; column < columns; column += 1) {
          const count = cells[rowOf(slot) + column] ?? 0;
          if (count > 0) yield { slot, column, count };
        }
      }
    },
  };
}
