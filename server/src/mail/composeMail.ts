import { domainToASCII } from 'node:url';
import type { ContactMessage } from '@site/shared/contracts';
import { phoneLink } from '@site/shared/format';
import { contactLabels, isPlainAddress, preferredContactLabels } from '@site/shared/forms';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { mailLimits } from '../limits';
import { DeliveryFailure, type StoredMessage } from './delivery';
import { type MailRow, mailHtml } from './mailHtml';
import { type MailQuote, quoteHtml, quoteLines, quoteOf } from './mailQuote';
import { numberOf } from './messageNumber';
import { oneLine } from './messageQueue';
import type { PublishedPrices } from './publishedPrices';

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
  readonly siteUrl?: string | undefined;
}

export type Compose = (message: StoredMessage, addresses: MailAddresses) => SendMailOptions | Promise<SendMailOptions>;

/** Checks only the shape: rules may have changed since receipt. */
const fieldsSchema = v.objectWithRest(
  { name: v.string(), email: v.string(), origem_formulario: v.string() } satisfies Partial<
    Record<keyof ContactMessage, v.GenericSchema>
  >,
  v.string(),
);

/** @throws DeliveryFailure `refused` for an invalid message, which is then dead-lettered */
export function composeStored(
  message: StoredMessage,
  addresses: MailAddresses,
  prices: PublishedPrices = new Map(),
): SendMailOptions {
  try {
    v.parse(fieldsSchema, message.fields);
    return composeMail(message, addresses, prices);
  } catch (cause) {
    const summary = 'No mail can be made of it';
    throw new DeliveryFailure('refused', summary, `${summary}: ${(cause as Error).message}`, { cause });
  }
}

/** Deterministic. Visitors' texts reach headers only as values that nodemailer encodes. */
function composeMail(
  { key, receivedAt, fields }: StoredMessage,
  { from, to, siteUrl }: MailAddresses,
  prices: PublishedPrices,
): SendMailOptions {
  const number = numberOf({ key, receivedAt });
  const subject = `${subjectOf(fields)} (${number})`;
  const quote = quoteOf(fields, siteUrl, prices);
  const rows = [
    { label: 'Número', value: number },
    ...rowsOf(fields, new Date(receivedAt)),
    ...(quote ? [] : unreadableItems(fields)),
  ];
  return {
    from,
    to,
    ...replyTo(fields),
    subject,
    text: textBody(rows, fields.message, quote),
    html: mailHtml(subject, rows, fields.message, quote && quoteHtml(quote)),
    date: new Date(receivedAt),
    messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    // A boundary has at most 70 characters (RFC 2046, 5.1.1).
    baseBoundary: key.slice(-36),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Omits addresses that some mail servers refuse in headers. */
function replyTo({ name, email }: ContactMessage): Pick<SendMailOptions, 'replyTo'> {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return isPlainAddress(address) ? { replyTo: { name: cut(oneLine(name), mailLimits.nameCharacters), address } } : {};
}

function subjectOf({ subject, origem_formulario }: ContactMessage): string {
  return `Contato pelo site: ${cut(oneLine(subject || origem_formulario), mailLimits.subjectCharacters)}`;
}

function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

function rowsOf(fields: ContactMessage, receivedAt: Date): readonly MailRow[] {
  const { subject, message: _inTheBody, ...others } = contactLabels;
  const row = (name: keyof typeof contactLabels): MailRow => ({
    label: contactLabels[name],
    value: name === 'preferredContact' ? preferredContactLabels[fields[name]] : oneLine(fields[name] ?? ''),
    link: links[name]?.(fields[name] ?? ''),
  });
  // Older messages lack the row and must give the same mail.
  const names = (Object.keys(others) as (keyof typeof others)[]).filter((name) => fields[name] !== undefined);
  return [
    ...names.map(row),
    { label: 'Origem', value: oneLine(fields.origem_formulario) },
    { label: 'Recebida em', value: `${dateAndTime.format(receivedAt)} (horário de Brasília)` },
    { label: subject, value: oneLine(fields.subject ?? '') },
  ];
}

const links: Partial<Record<keyof ContactMessage, (value: string) => string | undefined>> = {
  email: (address) => `mailto:${encodeURIComponent(address)}`,
  phone: (number) => phoneLink(number) ?? undefined,
};

/** Stored messages may have been edited by hand. */
function unreadableItems({ items }: ContactMessage): readonly MailRow[] {
  return items === undefined ? [] : [{ label: 'Itens', value: oneLine(items) }];
}

function textBody(rows: readonly MailRow[], message: string, quote: MailQuote | null): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value || 'não informado'}`);
  return [...lines, ...(quote ? ['', ...quoteLines(quote)] : []), '', 'Mensagem:', message || 'não informada', ''].join(
    '\n',
  );
}
