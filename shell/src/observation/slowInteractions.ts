/** Most of them that are remembered: what is told is the slowest, or one of the next for each 50 that there were. */
const memory = 10;

/** What the visitor did: the longest of the events that it consists of. */
export interface Interaction<Owner> {
  /** ms since the page's start. */
  readonly startTime: number;
  /** ms until the page was painted after it. */
  readonly duration: number;
  readonly owner: Owner;
}

/** The slowest interactions of a page, of which one is the web vital INP (https://web.dev/articles/inp). */
export interface SlowInteractions<Owner> {
  /** @param id of the interaction that the event belongs to */
  add(id: number, event: Interaction<Owner>): void;
  /** @param count of all interactions so far */
  typicalWorst(count: number): Interaction<Owner> | undefined;
}

export function createSlowInteractions<Owner>(): SlowInteractions<Owner> {
  let slowest: readonly (readonly [id: number, event: Interaction<Owner>])[] = [];
  return {
    add(id, event) {
      const known = slowest.find(([it]) => it === id);
      if (known && known[1].duration >= event.duration) return;
      slowest = [...slowest.filter((it) => it !== known), [id, event] as const]
        .sort(([, one], [, other]) => other.duration - one.duration)
        .slice(0, memory);
    },
    typicalWorst: (count) => slowest[Math.min(slowest.length - 1, Math.floor(count / 50))]?.[1],
  };
}
