import { domainToASCII } from 'node:url';
import type { ContactMessage } from '@site/shared/contracts';
import { phoneLink } from '@site/shared/format';
import { contactLabels, isPlainAddress, preferredContactLabels } from '@site/shared/forms';
import type { SendMailOptions } from 'nodemailer';
import { mailLimits } from '../limits';
import type { StoredMessage } from './delivery';
import { type MailRow, mailHtml } from './mailHtml';

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

export interface MailAddresses {
  /** The site's own address. */
  readonly from: string;
  /** The company's mailbox. */
  readonly to: string;
}

/**
 * The mail that tells the company about a message, as text and as HTML. The same message always gives the same mail, byte
 * for byte. What the visitor wrote goes into the bodies, the subject and the reply address, and reaches the headers only as
 * values that nodemailer encodes.
 */
export function composeMail({ key, receivedAt, fields }: StoredMessage, { from, to }: MailAddresses): SendMailOptions {
  const subject = subjectOf(fields);
  const rows = rowsOf(fields, new Date(receivedAt));
  return {
    from,
    to,
    ...replyTo(fields),
    subject,
    text: textBody(rows, fields.message),
    html: mailHtml(subject, rows, fields.message),
    date: new Date(receivedAt),
    messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    // The random part of the key: a boundary has at most 70 characters (RFC 2046, 5.1.1).
    baseBoundary: key.slice(-36),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Empty for an address that not every mail server takes in a header: it would refuse the mail. It stands in the bodies. */
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
    value: name === 'preferredContact' ? preferredContactLabels[fields[name]] : oneLine(fields[name]),
    link: links[name]?.(fields[name]),
  });
  // A message that is older than a field has no row of it: its mail stays the same.
  const names = (Object.keys(others) as (keyof typeof others)[]).filter((name) => fields[name] !== undefined);
  return [
    ...names.map(row),
    { label: 'Origem', value: oneLine(fields.origem_formulario) },
    { label: 'Recebida em', value: `${dateAndTime.format(receivedAt)} (horário de Brasília)` },
    { label: subject, value: oneLine(fields.subject ?? '') },
  ];
}

/** Addresses that a tap on a row leads to. */
const links: Partial<Record<keyof ContactMessage, (value: string) => string | undefined>> = {
  email: (address) => `mailto:${encodeURIComponent(address)}`,
  phone: (number) => phoneLink(number) ?? undefined,
};

function textBody(rows: readonly MailRow[], message: string): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value || 'não informado'}`);
  return [...lines, '', 'Mensagem:', message || 'não informada', ''].join('\n');
}

/** A value of one line can't pass for another row of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
