import { isPlainAddress } from '@site/shared/forms';
import { LRUCache } from 'lru-cache';
import type { SendMailOptions } from 'nodemailer';
import { isUnderWay } from '../base';
import { mailLimits } from '../limits';
import type { MailAddresses } from './composeMail';
import type { Delivery, StoredMessage } from './delivery';
import { senderKey } from './senderKey';

export interface ConfirmationFacts {
  readonly company: string;
  readonly phone: string;
  readonly hours: string;
  readonly replyTo: string;
  readonly responseHours: number;
}

/** The text is fixed: a forged form must not send its author's text to somebody else. */
export function composeConfirmation({ company, phone, hours, replyTo, responseHours }: ConfirmationFacts) {
  const text = [
    `Recebemos a sua mensagem. Respondemos em até ${responseHours} horas.`,
    `Se for urgente, ligue: ${phone} (${hours}).`,
    'Se não foi você quem escreveu, ignore este e-mail.',
    company,
    '',
  ];
  return ({ key, receivedAt, fields }: StoredMessage, { from, siteUrl }: MailAddresses): SendMailOptions => ({
    from,
    to: { name: '', address: fields.email },
    replyTo,
    subject: `${company}: recebemos a sua mensagem`,
    text: [...text, ...(siteUrl ? [siteUrl, ''] : [])].join('\n'),
    date: new Date(receivedAt),
    messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    // RFC 3834: the null sender stops bounces of forged addresses, the header automatic replies.
    envelope: { from: '', to: fields.email },
    headers: { 'Auto-Submitted': 'auto-replied' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const dayMs = 24 * 60 * 60_000;

/** Sent after the company has got the message. A failed confirmation is not repeated. Counts are in memory. */
export function withConfirmations(
  delivery: Delivery,
  confirmation: Delivery,
  { now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): Delivery {
  /** ms */
  const confirmedUntil = new LRUCache<string, number>({ max: mailLimits.confirmedAddresses });
  let day = { until: 0, count: 0 };

  function mayConfirm({ receivedAt, fields }: StoredMessage): boolean {
    const time = now().getTime();
    if (!isPlainAddress(fields.email) || time - Date.parse(receivedAt) > dayMs) return false;
    // Mailboxes ignore text after a plus sign.
    const mailbox = senderKey(fields.email).replace(/\+.*@/, '@');
    if (isUnderWay(confirmedUntil.get(mailbox) ?? 0, time, dayMs)) return false;
    if (!isUnderWay(day.until, time, dayMs)) day = { until: time + dayMs, count: 0 };
    if (day.count >= mailLimits.confirmationsPerDay) return false;
    day.count += 1;
    confirmedUntil.set(mailbox, time + dayMs);
    return true;
  }

  return {
    async deliver(message) {
      await delivery.deliver(message);
      if (mayConfirm(message)) {
        void confirmation.deliver({ ...message, key: `${message.key}-confirmation` }).catch(onError);
      }
    },
    close() {
      delivery.close?.();
      confirmation.close?.();
    },
  };
}
