import { createHash } from 'node:crypto';
import { hiddenFields } from '@site/shared/forms';
import { addressKey, createPeriods } from '../base';
import { mailLimits } from '../limits';

/** Equal messages come from a double click, or a retry after a lost answer. In memory, per server. */
export function createRepeats(now: () => Date) {
  /** By identity: true once the message is stored. */
  const taken = createPeriods<Promise<boolean>>({
    most: mailLimits.rememberedMessages,
    ms: mailLimits.repeatMs,
    now,
  });

  /** @param identities equal messages share one @param store rejects where the message was not stored */
  return async function storeOnce(identities: readonly string[], store: () => Promise<void>): Promise<void> {
    for (;;) {
      const isStored = identities.map(taken.get).find((it) => it !== undefined);
      if (!isStored) break;
      if (await isStored) return;
    }
    const stored = store();
    const isStored = stored.then(
      () => true,
      () => {
        for (const identity of identities) taken.forget(identity);
        return false;
      },
    );
    for (const identity of identities) taken.begin(identity, isStored);
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
