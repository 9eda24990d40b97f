import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerOptions } from '../createServer';
import { namesIn } from './temporaryFolder';

export const fullMessage = {
  name: 'José da Conceição',
  email: 'jose@example.com.br',
  phone: '(21)93333-4444',
  subject: 'Recarga de extintores',
  message: 'Bom dia,\nprecisamos de três recargas até amanhã.',
  preferredContact: 'whatsapp',
  origem_formulario: 'Página de Contato',
} as const;

/** Options of a server whose folders all lie below one. */
export function serverOptions(folder: string) {
  return {
    siteDir: join(folder, 'site'),
    spoolDir: join(folder, 'var/spool'),
    outboxDir: join(folder, 'var/outbox'),
    mailFrom: 'Site <site@example.com.br>',
    mailTo: 'comercial@example.com.br',
  } satisfies ServerOptions;
}

export function formData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export interface ReadMail {
  readonly name: string;
  readonly raw: string;
  /** By name in lower case, decoded (RFC 2047). */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The mails in an outbox, decoded as a mail program does. */
export async function readOutbox(folder: string): Promise<ReadMail[]> {
  const names = await namesIn(folder);
  return Promise.all(names.map(async (name) => parseMail(name, await readFile(join(folder, name), 'utf8'))));
}

function parseMail(name: string, raw: string): ReadMail {
  const end = raw.indexOf('\r\n\r\n');
  const unfolded = raw.slice(0, end).replace(/\r\n[ \t]/g, ' ');
  const headers = Object.fromEntries(
    unfolded.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { name, raw, headers, body: decodeBody(raw.slice(end + 4), headers['content-transfer-encoding']) };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuotedPrintable(text.replace(/_/g, ' ')),
    );
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
