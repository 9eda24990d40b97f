import { chatLink } from '@site/shared';
import { quoteLine } from '@site/shared/format';
import { contactLabels, readQuoteItems } from '@site/shared/forms';
import type { ContactFields } from './sendContactMessage';

/** Characters: browsers of phones hand at least 2,000 over to another application. */
export const longestChatLink = 2_000;

/** Link to a chat with the message that could not be sent; a long one is cut and ends in `…`. */
export function messageInChat(whatsapp: string, fields: ContactFields): string {
  const start = `${chatLink(whatsapp)}?text=`;
  const parts: string[] = [];
  let length = start.length + encodeURIComponent('…').length;
  // Lone surrogates cannot be encoded.
  for (const character of textOf(fields).replace(/\p{Cs}/gu, '')) {
    const part = encodeURIComponent(character);
    length += part.length;
    if (length > longestChatLink) return `${start}${parts.join('')}${encodeURIComponent('…')}`;
    parts.push(part);
  }
  return start + parts.join('');
}

function textOf({ items = '', ...fields }: ContactFields): string {
  const { message, preferredContact: _, ...short } = contactLabels;
  const row = (name: keyof typeof contactLabels, label: string) => (fields[name] ? [`${label}: ${fields[name]}`] : []);
  return [
    'Olá! Não consegui enviar esta mensagem pelo site.',
    ...(Object.keys(short) as (keyof typeof short)[]).flatMap((name) => row(name, short[name])),
    ...(readQuoteItems(items) ?? []).map((item) => `- ${quoteLine(item)}`),
    ...row('message', message),
  ].join('\n');
}
