import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyContactValues } from '@site/shared/forms';
import PostalMime, { decodeWords } from 'postal-mime';
import type { ServerOptions } from '../createServer';
import { namesIn } from './temporaryFolder';

export const fullMessage = {
  ...emptyContactValues,
  name: 'José da Conceição',
  email: 'jose@example.com.br',
  phone: '(21)93333-4444',
  subject: 'Recarga de extintores',
  message: 'Bom dia,\nprecisamos de três recargas até amanhã.',
  preferredContact: 'whatsapp',
  origem_formulario: 'Página de Contato',
} as const;

export function serverOptions(folder: string) {
  return {
    siteDir: join(folder, 'site'),
    spoolDir: join(folder, 'var/spool'),
    outboxDir: join(folder, 'var/outbox'),
    mailFrom: 'Site <site@example.com.br>',
    responseHours: 24,
    mailTo: 'comercial@example.com.br',
  } satisfies ServerOptions;
}

export function formData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export const multipartType = 'multipart/form-data; boundary=limit';
export const multipartBody = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => formPart(name, value))
    .join('')}--limit--\r\n`;

export const formPart = (name: string, value: string, more = ''): string =>
  `--limit\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

export interface ReadMail {
  readonly name: string;
  readonly raw: string;
  /** By lower-case name, decoded (RFC 2047). */
  readonly headers: Readonly<Record<string, string>>;
  /** LF line ends. */
  readonly body: string;
  readonly html: string;
}

export async function readOutbox(folder: string): Promise<ReadMail[]> {
  // Unfinished files end in `.tmp`.
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => parseMail(name, await readFile(join(folder, name), 'utf8'))));
}

export async function parseMail(name: string, raw: string): Promise<ReadMail> {
  const { headers, text = '', html = '' } = await PostalMime.parse(raw);
  return {
    name,
    raw,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, decodeWords(value)])),
    body: text.replaceAll('\r\n', '\n'),
    html,
  };
}
