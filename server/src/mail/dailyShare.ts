import { createPeriods, senderLevels, senderOf } from '../base';
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

const dayMs = 24 * 60 * 60_000;

/** A day begins with the first message. Addresses are in memory only. */
export function createDailyShare(limits: DailyLimits, { network, provider }: NetworkShares, now: () => Date) {
  const used = createPeriods<{ messages: number; bytes: number }>({
    most: mailLimits.countedAddresses,
    ms: dayMs,
    now,
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

  return {
    /** Seconds until the address may send a message of that size. @param room bytes that the queue has left */
    secondsUntil(address: string, bytes: number, room = Number.POSITIVE_INFINITY): number {
      const waits = keysOf(address).map(({ level, key }) => {
        const { messages, bytes: before } = used.get(key) ?? { messages: 0, bytes: 0 };
        const isUsedUp = messages >= most[level].messages || before + bytes > most[level].bytes(room, messages === 0);
        return isUsedUp ? Math.ceil(used.left(key) / 1_000) : 0;
      });
      return Math.max(...waits);
    },
    add(address: string, bytes: number) {
      for (const { key } of keysOf(address)) {
        const use = used.getOrBegin(key, () => ({ messages: 0, bytes: 0 }));
        use.messages += 1;
        use.bytes += bytes;
      }
    },
  };
}
