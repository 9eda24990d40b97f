import { LRUCache } from 'lru-cache';
import { addressKey, isUnderWay } from '../base';
import { contactsLimits } from '../limits';

const hourMs = 60 * 60_000;

/** Limits an address's presses per hour, so that nobody alone makes up the counts. Addresses are in memory only. */
export function createPressShare(limit: number, now: () => Date) {
  const used = new LRUCache<string, { readonly until: number; readonly count: number }>({
    max: contactsLimits.countedAddresses,
  });

  /** @returns false for an address that has used up its share */
  return (address: string): boolean => {
    const time = now().getTime();
    const known = used.get(addressKey(address));
    const use = known && isUnderWay(known.until, time, hourMs) ? known : { until: time + hourMs, count: 0 };
    if (use.count >= limit) return false;
    used.set(addressKey(address), { ...use, count: use.count + 1 });
    return true;
  };
}
