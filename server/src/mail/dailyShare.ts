import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { mailLimits } from '../limits';

/** What one address may have accepted within a day. */
export interface DailyLimits {
  readonly messages: number;
  /** Of bodies as they are stored. */
  readonly bytes: number;
}

/** Many more than anybody writes, for a company behind one address; eight of the largest. */
export const usualDailyLimits: DailyLimits = { messages: 50, bytes: 2 * 2 ** 20 };

const dayMs = 24 * 60 * 60_000;

/** Counts what each address has had accepted since its first message of the day. Addresses are in memory only. */
export function createDailyShare(limits: DailyLimits, now: () => Date) {
  const used = new LRUCache<string, { readonly until: number; readonly messages: number; readonly bytes: number }>({
    max: mailLimits.countedAddresses,
  });

  function useOf(address: string) {
    const time = now().getTime();
    const known = used.get(addressKey(address));
    // A clock that was ahead keeps nobody waiting for longer than a day.
    return known && known.until > time && known.until <= time + dayMs
      ? known
      : { until: time + dayMs, messages: 0, bytes: 0 };
  }

  return {
    /** @returns seconds until the address may send a message of so many bytes; 0 for now */
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
