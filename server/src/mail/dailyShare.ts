import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { mailLimits } from '../limits';

export interface DailyLimits {
  readonly messages: number;
  readonly bytes: number;
}

/** More than a company behind one address sends; eight of the largest messages. */
export const usualDailyLimits: DailyLimits = { messages: 50, bytes: 2 * 2 ** 20 };

const dayMs = 24 * 60 * 60_000;

/** A day begins with the first message. Addresses are in memory only. */
export function createDailyShare(limits: DailyLimits, now: () => Date) {
  const used = new LRUCache<string, { readonly until: number; readonly messages: number; readonly bytes: number }>({
    max: mailLimits.countedAddresses,
    ttl: dayMs,
    ttlAutopurge: true,
    // The library reads `performance` at each call, so that tests can replace it.
    perf: performance,
  });

  function useOf(address: string) {
    const time = now().getTime();
    const known = used.get(addressKey(address));
    // After a wrong clock, an address is refused for a day at most.
    return known && known.until > time && known.until <= time + dayMs
      ? known
      : { until: time + dayMs, messages: 0, bytes: 0 };
  }

  return {
    /** Seconds until the address may send a message of that size. */
    secondsUntil(address: string, bytes: number): number {
      const use = useOf(address);
      const isUsedUp = use.messages >= limits.messages || use.bytes + bytes > limits.bytes;
      return isUsedUp ? Math.ceil((use.until - now().getTime()) / 1_000) : 0;
    },
    add(address: string, bytes: number) {
      const { until, messages, bytes: before } = useOf(address);
      used.set(addressKey(address), { until, messages: messages + 1, bytes: before + bytes });
    },
  };
}
