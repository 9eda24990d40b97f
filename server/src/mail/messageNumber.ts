import { numberCharacters } from '@site/shared/forms';
import type { StoredMessage } from './delivery';

/** Day in Brasília, whatever the machine's time zone; Sweden writes dates as ISO 8601. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/**
 * Number of a message for visitors and company, such as `S-261129-7KQ2M`. Derived from the stored key, so that servers share no
 * counter: of 100 messages in a day, two have the same number on one day in 3,500.
 */
export function numberOf({ key, receivedAt }: Pick<StoredMessage, 'key' | 'receivedAt'>): string {
  const day = dayFormat.format(new Date(receivedAt)).slice(2).replaceAll('-', '');
  // 32 random bits follow the time. Stored keys may have been edited by hand.
  const bits = Number.parseInt(key.split('-')[1]?.slice(0, 8) ?? '', 16) || 0;
  const base = numberCharacters.length;
  const code = Array.from({ length: 5 }, (_, place) => numberCharacters[Math.floor(bits / base ** place) % base]);
  return `S-${day}-${code.join('')}`;
}
