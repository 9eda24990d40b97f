import { LRUCache } from 'lru-cache';
import { isUnderWay, senderLevels, senderOf } from '../base';
import { mailLimits } from '../limits';

export interface DailyLimits {
  readonly messages: number;
  readonly bytes: number;
}

/** More than a company behind one address sends; eight of the largest messages. */
export const usualDailyLimits: DailyLimits = { messages: 50, bytes: 2 * 2 ** 20 };

/** Shares of the room that the queue has left, which therefore never ends. A first message gets up to half of the room. */
export interface NetworkShares {
  readonly network: number;
  readonly provider: number;
}

interface Use {
  readonly until: number;
  readonly messages: number;
  readonly bytes: number;
}

const dayMs = 24 * 60 * 60_000;

/** A day begins with the first message. Addresses are in memory only. */
export function createDailyShare(limits: DailyLimits, { network, provider }: NetworkShares, now: () => Date) {
  const used = new LRUCache<string, Use>({
    max: mailLimits.countedAddresses,
    ttl: dayMs,
    ttlAutopurge: true,
    // The library reads `performance` at each call, so that tests can replace it.
    perf: performance,
  });
  const ofRoom = (share: number) => (room: number, isFirst: boolean) => (isFirst ? room / 2 : share * room);
  const most = {
    address: { messages: limits.messages, bytes: () => limits.bytes },
    network: { messages: 10 * limits.messages, bytes: ofRoom(network) },
    provider: { messages: 100 * limits.messages, bytes: ofRoom(provider) },
  };
  const keysOf = (address: string) => {
    const sender = senderOf(address);
    return senderLevels.map((level) => ({ level, key: `${level} ${sender[level]}` }));
  };

  function useOf(key: string): Use {
    const time = now().getTime();
    const known = used.get(key);
    return known && isUnderWay(known.until, time, dayMs) ? known : { until: time + dayMs, messages: 0, bytes: 0 };
  }

  return {
    /** Seconds until the address may send a message of that size. @param room bytes that the queue has left */
    secondsUntil(address: string, bytes: number, room = Number.POSITIVE_INFINITY): number {
      const waits = keysOf(address).map(({ level, key }) => {
        const use = useOf(key);
        const mostBytes = most[level].bytes(room, use.messages === 0);
        const isUsedUp = use.messages >= most[level].messages || use.bytes + bytes > mostBytes;
        return isUsedUp ? Math.ceil((use.until - now().getTime()) / 1_000) : 0;
      });
      return Math.max(...waits);
    },
    add(address: string, bytes: number) {
      for (const { key } of keysOf(address)) {
        const { until, messages, bytes: before } = useOf(key);
        used.set(key, { until, messages: messages + 1, bytes: before + bytes });
      }
    },
  };
}
