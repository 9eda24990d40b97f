import { createHash } from 'node:crypto';
import { hiddenFields } from '@site/shared/forms';
import { addressKey, createPeriods } from '../base';
import { mailLimits } from '../limits';

/** Equal messages come from a double click, or a retry after a lost answer. In memory, per server. */
export function createRepeats(now: () => Date) {
  /** By identity: the number once the message is stored, or null. */
  const taken = createPeriods<Promise<string | null>>({
    most: mailLimits.rememberedMessages,
    ms: mailLimits.repeatMs,
    now,
  });

  /**
   * @param identities equal messages share one @param store resolves to the message's number, rejects where it was not stored
   * @returns the number of the message, or of the equal one before it
   */
  return async function storeOnce(identities: readonly string[], store: () => Promise<string>): Promise<string> {
    for (;;) {
      const earlier = identities.map(taken.get).find((it) => it !== undefined);
      if (!earlier) break;
      const number = await earlier;
      if (number !== null) return number;
    }
    const number = store();
    const settled = number.catch(() => {
      for (const identity of identities) taken.forget(identity);
      return null;
    });
    for (const identity of identities) taken.begin(identity, settled);
    return number;
  };
}

interface Identities {
  /** A digest of all fields with the form's key, if any, and one with the sender's address. */
  readonly identities: readonly string[];
  /** Equal at all servers for a form that is sent again; missing without a key. */
  readonly id: string | undefined;
}

export function identitiesOf(fields: ReadonlyMap<string, string>, address: string): Identities {
  const key = fields.get(hiddenFields.key) ?? '';
  const typed = [...fields].filter(([name]) => name !== hiddenFields.key).sort(([a], [b]) => (a < b ? -1 : 1));
  const digestOf = (text: string) => createHash('sha256').update(text);
  const digest = digestOf(JSON.stringify(typed)).digest('base64url');
  const keyed = /^[\w-]{16,64}$/.test(key) ? `key ${key} ${digest}` : undefined;
  return {
    identities: [...(keyed ? [keyed] : []), `${addressKey(address)} ${digest}`],
    id: keyed && digestOf(keyed).digest('hex').slice(0, 32),
  };
}
