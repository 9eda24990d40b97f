import { LRUCache } from 'lru-cache';

interface Options {
  /** Further keys evict the least recently used one. */
  readonly most: number;
  /** Length of a period. */
  readonly ms: number;
  readonly now: () => Date | number;
}

/**
 * Values by key, in memory, each for a period of its own. A period that a wrong clock began ends after its length at
 * most. Keys are personal data: they are forgotten at the end.
 */
export function createPeriods<Value>({ most, ms, now }: Options) {
  const entries = new LRUCache<string, { readonly value: Value; readonly until: number }>({
    max: most,
    // The library reads `performance` at each call, so that tests can replace it.
    perf: performance,
    ttl: ms,
    ttlAutopurge: true,
  });

  function underWay(key: string) {
    const entry = entries.get(key);
    const time = Number(now());
    return entry && entry.until > time && entry.until <= time + ms ? entry : undefined;
  }

  function begin(key: string, value: Value): Value {
    entries.set(key, { value, until: Number(now()) + ms });
    return value;
  }

  return {
    get: (key: string): Value | undefined => underWay(key)?.value,
    begin,
    getOrBegin: (key: string, first: () => Value): Value => underWay(key)?.value ?? begin(key, first()),
    /** ms; the whole length where no period is under way. */
    left: (key: string): number => (underWay(key)?.until ?? Number(now()) + ms) - Number(now()),
    forget: (key: string): void => void entries.delete(key),
  };
}
