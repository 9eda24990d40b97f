/** How many pages were sent to visitors of each number, 0 to 99, and at 100 to those who get their number in that page. */
export interface ServedPages {
  add(visitor: number | null): void;
  counts(): readonly number[];
}

export function createServedPages(): ServedPages {
  const counts = new Array<number>(101).fill(0);
  return {
    add(visitor) {
      counts[visitor ?? 100] = (counts[visitor ?? 100] ?? 0) + 1;
    },
    counts: () => [...counts],
  };
}
