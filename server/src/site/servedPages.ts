export type ServedPages = ReturnType<typeof createServedPages>;

/** How many pages were sent to visitors of each number, 0 to 99, and at 100 to those who get their number in that page. */
export function createServedPages() {
  const counts = new Array<number>(101).fill(0);
  return {
    add(visitor: number | null) {
      counts[visitor ?? 100] = (counts[visitor ?? 100] ?? 0) + 1;
    },
    counts: (): readonly number[] => [...counts],
  };
}
