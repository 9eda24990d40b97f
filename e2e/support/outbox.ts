import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of the mails in the outbox that name an address: what the company would receive from that visitor. */
export async function mailsFrom(email: string): Promise<string[]> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('SITE_DATA_DIR is not set');
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(mails)).map(bodyOf).filter((body) => body.includes(email));
}

/** The text of a mail whose body is quoted-printable (RFC 2045, 6.7) or plain. */
function bodyOf(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/);
  const body = mail.slice(end).trim();
  if (!/^content-transfer-encoding: quoted-printable/im.test(mail.slice(0, end))) return body;
  const joined = body.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/%/g, '=25').replace(/=([0-9A-F]{2})/g, '%$1');
  return decodeURIComponent(bytes);
}
