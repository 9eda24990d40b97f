import { LRUCache } from 'lru-cache';
import { addressKey, networkKey } from '../base';
import { guardLimits } from '../limits';
import type { ViewCount } from './evidence';
import type { Symptom } from './rollbackReason';

export type Witnesses = ReturnType<typeof createWitnesses>;

interface Witness {
  readonly until: number;
  readonly has: Record<Symptom, boolean>;
}

/** Anyone can report anything: an address counts once per canary. Addresses are in memory only. */
export function createWitnesses(elapsed: () => number) {
  const byAddress = new LRUCache<string, Witness>({ max: guardLimits.countedAddresses });
  const viewsByNetwork = new LRUCache<string, number>({ max: guardLimits.countedAddresses });
  let views = 0;
  const counts: Record<Symptom, number> = { failed: 0, recovered: 0, silent: 0 };
  return {
    /** @returns false for an address that has no share left */
    saw(address: string): boolean {
      const network = networkKey(address);
      const before = viewsByNetwork.get(network) ?? 0;
      if (byAddress.has(addressKey(address)) || before >= Math.max(1, views * guardLimits.networkShare)) return false;
      byAddress.set(addressKey(address), {
        until: elapsed() + guardLimits.viewMs,
        has: { failed: false, recovered: false, silent: false },
      });
      viewsByNetwork.set(network, before + 1);
      views += 1;
      return true;
    },
    addFailure(address: string, symptom: Symptom = 'failed') {
      const witness = byAddress.get(addressKey(address));
      if (!witness || witness.has[symptom] || elapsed() >= witness.until) return;
      witness.has[symptom] = true;
      counts[symptom] += 1;
    },
    count: (symptom: Symptom = 'failed'): ViewCount => ({ views, failed: counts[symptom] }),
  };
}
