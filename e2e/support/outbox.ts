import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** The texts of the mails in the outbox that name an address: what the company would receive from that visitor. */
export async function mailsFrom(email: string): Promise<string[]> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('SITE_DATA_DIR is not set');
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8'));
  const bodies = (await Promise.all(mails)).map(async (mail) => (await PostalMime.parse(mail)).text ?? '');
  return (await Promise.all(bodies)).filter((body) => body.includes(email));
}
