import { createHash } from 'node:crypto';
import { hiddenFields } from '@site/shared/forms';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { mailLimits } from '../limits';

interface Taken {
  readonly until: number;
  /** False where the message could not be stored after all. */
  readonly isStored: Promise<boolean>;
}

/**
 * Stores a message once, however often it is sent within ten minutes: by an impatient press, or again after an answer that
 * was lost. This server alone remembers, until it is restarted.
 */
export function createRepeats(now: () => Date) {
  const taken = new LRUCache<string, Taken>({ max: mailLimits.rememberedMessages });

  /**
   * @param identities of the message: equal in one of them is equal
   * @param store rejects where the message was not stored; then the next one is
   */
  return async function storeOnce(identities: readonly string[], store: () => Promise<void>): Promise<void> {
    for (;;) {
      const time = now().getTime();
      const known = identities
        .map((it) => taken.get(it))
        .find((it) => it && it.until > time && it.until <= time + mailLimits.repeatMs);
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

/** Identities of a message: its key, if its form made one, and all that was typed together with the sender's address. */
export function identitiesOf(fields: ReadonlyMap<string, string>, address: string): readonly string[] {
  const key = fields.get(hiddenFields.key) ?? '';
  const typed = [...fields].filter(([name]) => name !== hiddenFields.key).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
  return [...(/^[\w-]{16,64}$/.test(key) ? [`key ${key}`] : []), `${addressKey(address)} ${digest}`];
}
