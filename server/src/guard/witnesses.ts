import { LRUCache } from 'lru-cache';
import { addressKey, networkKey } from '../base';
import { guardLimits } from '../limits';
import type { ViewCount } from './evidence';
import type { Symptom } from './rollbackReason';

/** Share of all that is said of a release that may come from one network, once that is more than one piece. */
const networkShare = 0.02;

/** How long after its view a failure is of that view (ms). */
const viewMs = 60 * 60_000;

export type Witnesses = ReturnType<typeof createWitnesses>;

interface Witness {
  readonly until: number;
  readonly has: Record<Symptom, boolean>;
}

/**
 * Who has said something of a release while a canary is in flight. Anybody can report anything, so that an address is heard
 * once, as long as the canary lasts: it saw the release, and within an hour it failed there or not. An address costs little
 * to whoever has a network, and so a network is heard once as well, until others have said fifty times as much.
 *
 * Addresses are in memory only: after a restart of the server each is heard once more.
 *
 * @param elapsed ms since any moment, by a clock that never jumps
 */
export function createWitnesses(elapsed: () => number) {
  const heard = new LRUCache<string, Witness>({ max: guardLimits.countedAddresses });
  const ofNetwork = new LRUCache<string, number>({ max: guardLimits.countedAddresses });
  let views = 0;
  const counts: Record<Symptom, number> = { failed: 0, recovered: 0 };
  return {
    /** An address reports a view. */
    saw(address: string) {
      const network = networkKey(address);
      const before = ofNetwork.get(network) ?? 0;
      if (heard.has(addressKey(address)) || before >= Math.max(1, views * networkShare)) return;
      heard.set(addressKey(address), { until: elapsed() + viewMs, has: { failed: false, recovered: false } });
      ofNetwork.set(network, before + 1);
      views += 1;
    },
    /** An address reports that its view has failed, or that hydration recovered in it: that counts where its view was counted. */
    sawFail(address: string, symptom: Symptom = 'failed') {
      const witness = heard.get(addressKey(address));
      if (!witness || witness.has[symptom] || elapsed() >= witness.until) return;
      witness.has[symptom] = true;
      counts[symptom] += 1;
    },
    count: (symptom: Symptom = 'failed'): ViewCount => ({ views, failed: counts[symptom] }),
  };
}
