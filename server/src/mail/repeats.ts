import { createHash } from 'node:crypto';
import { hiddenFields } from '@site/shared/forms';
import { LRUCache } from 'lru-cache';
import { addressKey, isUnderWay } from '../base';
import { mailLimits } from '../limits';

interface Taken {
  readonly until: number;
  readonly isStored: Promise<boolean>;
}

/** Equal messages come from a double click, or a retry after a lost answer. In memory, per server. */
export function createRepeats(now: () => Date) {
  const taken = new LRUCache<string, Taken>({
    max: mailLimits.rememberedMessages,
    // Addresses are personal data.
    ttl: mailLimits.repeatMs,
    ttlAutopurge: true,
    // The library reads `performance` at each call, so that tests can replace it.
    perf: performance,
  });

  /** @param identities equal messages share one @param store rejects where the message was not stored */
  return async function storeOnce(identities: readonly string[], store: () => Promise<void>): Promise<void> {
    for (;;) {
      const time = now().getTime();
      const known = identities
        .map((it) => taken.get(it))
        .find((it) => it && isUnderWay(it.until, time, mailLimits.repeatMs));
      if (!known) break;
      if (await known.isStored) return;
    }
    const stored = store();
    const isStored = stored.then(
      () => true,
      () => {
        for (const identity of identities) taken.delete(identity);
        return false;
      },
    );
    for (const identity of identities) taken.set(identity, { until: now().getTime() + mailLimits.repeatMs, isStored });
    await stored;
  };
}

/** A digest of all fields with the form's key, if any, and one with the sender's address. */
export function identitiesOf(fields: ReadonlyMap<string, string>, address: string): readonly string[] {
  const key = fields.get(hiddenFields.key) ?? '';
  const typed = [...fields].filter(([name]) => name !== hiddenFields.key).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
  return [...(/^[\w-]{16,64}$/.test(key) ? [`key ${key} ${digest}`] : []), `${addressKey(address)} ${digest}`];
}
