import type { ContactMessage, PreferredContact } from '@site/shared/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { StoredMessage } from './delivery';

/** Names of the preferred contacts (spec 9). */
const preferredContactNames: Readonly<Record<PreferredContact, string>> = {
  email: 'Email',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
};

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Characters of the visitor's subject that the mail's subject shows; the body has all of it. */
const longestSubject = 150;

export interface MailAddresses {
  /** The site's own address. */
  readonly from: string;
  /** The company's mailbox. */
  readonly to: string;
}

/**
 * The mail that tells the company about a message. The same message always gives the same mail, byte for byte. What the
 * visitor wrote goes into the body, the subject and the reply address, and reaches the headers only as values that
 * nodemailer encodes.
 */
export function composeMail({ key, receivedAt, fields }: StoredMessage, { from, to }: MailAddresses): SendMailOptions {
  return {
    from,
    to,
    replyTo: { name: fields.name, address: fields.email },
    subject: subjectOf(fields),
    text: bodyOf(fields, new Date(receivedAt)),
    date: new Date(receivedAt),
    messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function subjectOf({ subject, origem_formulario }: ContactMessage): string {
  const characters = [...oneLine(subject || origem_formulario)];
  const cut = characters.length > longestSubject ? [...characters.slice(0, longestSubject), '…'] : characters;
  return `Contato pelo site: ${cut.join('')}`;
}

function bodyOf(fields: ContactMessage, receivedAt: Date): string {
  const rows = [
    ['Nome', fields.name],
    ['E-mail', fields.email],
    ['Telefone', fields.phone],
    ['Contato preferido', preferredContactNames[fields.preferredContact]],
    ['Origem', fields.origem_formulario],
    ['Recebida em', `${dateAndTime.format(receivedAt)} (horário de Brasília)`],
    ['Assunto', fields.subject],
  ] as const;
  return [
    ...rows.map(([label, value]) => `${label}: ${oneLine(value) || 'não informado'}`),
    '',
    'Mensagem:',
    fields.message || 'não informada',
    '',
  ].join('\n');
}

/** A value of one line can't pass for another row of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
