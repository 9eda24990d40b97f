import { chatLink, useSiteConfig } from '@site/shared';
import { callLink, quoteLine } from '@site/shared/format';
import { contactLabels, readQuoteItems } from '@site/shared/forms';
import { VisuallyHidden } from '@site/shared/ui';
import { NextSteps } from '../contact/NextSteps';
import styles from './AfterSending.module.css';
import type { ContactFields } from './sendContactMessage';
import type { Outcome } from './useContactSending';

/** The message and the next steps after success, also on paper; telephone and chat after a failure. */
export function AfterSending({ outcome: { kind, fields } }: { readonly outcome: Outcome }) {
  const { phone, whatsapp } = useSiteConfig().contact;
  if (kind === 'success')
    return (
      <>
        <div>
          <h2>Você enviou</h2>
          <p className={styles.sent}>{linesOf(fields).join('\n')}</p>
        </div>
        <NextSteps />
      </>
    );
  return (
    <p>
      Se preferir, ligue para <a href={callLink(phone)}>{phone}</a> ou{' '}
      <a href={messageInChat(whatsapp, fields)} target="_blank" rel="noopener">
        envie pelo WhatsApp<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </a>
      .
    </p>
  );
}

/** Characters: browsers of phones hand at least 2,000 over to another application. */
export const longestChatLink = 2_000;

/** Link to a chat with the message that could not be sent; a long one is cut and ends in `…`. */
export function messageInChat(whatsapp: string, fields: ContactFields): string {
  const start = `${chatLink(whatsapp)}?text=`;
  const parts: string[] = [];
  let length = start.length + encodeURIComponent('…').length;
  // Lone surrogates cannot be encoded.
  for (const character of chatText(fields).replace(/\p{Cs}/gu, '')) {
    const part = encodeURIComponent(character);
    length += part.length;
    if (length > longestChatLink) return `${start}${parts.join('')}${encodeURIComponent('…')}`;
    parts.push(part);
  }
  return start + parts.join('');
}

const chatText = (fields: ContactFields): string =>
  ['Olá! Não consegui enviar esta mensagem pelo site.', ...linesOf(fields)].join('\n');

function linesOf({ items = '', ...fields }: ContactFields): readonly string[] {
  const { message, preferredContact: _, ...short } = contactLabels;
  const row = (name: keyof typeof contactLabels, label: string) => (fields[name] ? [`${label}: ${fields[name]}`] : []);
  return [
    ...(Object.keys(short) as (keyof typeof short)[]).flatMap((name) => row(name, short[name])),
    ...(readQuoteItems(items) ?? []).map((item) => `- ${quoteLine(item)}`),
    ...row('message', message),
  ];
}
