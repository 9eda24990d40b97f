import { isPlainAddress, numberText } from '@site/shared/forms';
import type { SendMailOptions } from 'nodemailer';
import { createPeriods } from '../base';
import { mailLimits } from '../limits';
import type { MailAddresses } from './composeMail';
import type { Delivery, StoredMessage } from './delivery';
import { numberOf } from './messageNumber';
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
  const received = `Recebemos a sua mensagem. Respondemos em até ${responseHours} horas.`;
  const text = [
    `Se for urgente, ligue: ${phone} (${hours}).`,
    'Se não foi você quem escreveu, ignore este e-mail.',
    company,
    '',
  ];
  return ({ key, receivedAt, fields }: StoredMessage, { from, siteUrl }: MailAddresses): SendMailOptions => {
    const number = numberOf({ key, receivedAt });
    return {
      from,
      to: { name: '', address: fields.email },
      replyTo,
      subject: `${company}: recebemos a sua mensagem (${number})`,
      text: [received, numberText(number), ...text, ...(siteUrl ? [siteUrl, ''] : [])].join('\n'),
      date: new Date(receivedAt),
      messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
      // RFC 3834: the null sender stops bounces of forged addresses, the header automatic replies.
      envelope: { from: '', to: fields.email },
      headers: { 'Auto-Submitted': 'auto-replied' },
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  };
}

const dayMs = 24 * 60 * 60_000;

/** Sent after the company has got the message. A failed confirmation is not repeated. Counts are in memory. */
export function withConfirmations(
  delivery: Delivery,
  confirmation: Delivery,
  { now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): Delivery {
  const confirmed = createPeriods<true>({ most: mailLimits.confirmedAddresses, ms: dayMs, now });
  const ofDay = createPeriods<{ count: number }>({ most: 1, ms: dayMs, now });

  function mayConfirm({ receivedAt, fields }: StoredMessage): boolean {
    if (!isPlainAddress(fields.email) || now().getTime() - Date.parse(receivedAt) > dayMs) return false;
    // Mailboxes ignore text after a plus sign.
    const mailbox = senderKey(fields.email).replace(/\+.*@/, '@');
    if (confirmed.get(mailbox)) return false;
    const day = ofDay.getOrBegin('', () => ({ count: 0 }));
    if (day.count >= mailLimits.confirmationsPerDay) return false;
    day.count += 1;
    confirmed.begin(mailbox, true);
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
