import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './siteChecks';

/** Greatest age (ms) of a daily back-up that may fail once. */
const backUpAge = 2 * 24 * 3600_000;

export async function serverChecks(env: NodeJS.ProcessEnv, backUps: string, now = Date.now()): Promise<Check[]> {
  const newest = await newestFile(backUps);
  return [
    {
      name: 'Envio das mensagens por e-mail',
      isDone: Boolean(env.SMTP_URL),
      remedy:
        'no servidor, escreva SMTP_URL em /etc/site-server.env (docs/hosting.md) e repita com --env /etc/site-server.env; sem isso as mensagens só ficam em arquivos',
    },
    {
      name: 'Cópias de segurança',
      isDone: now - newest <= backUpAge,
      remedy: `no servidor, instale a cópia diária (docs/hosting.md, Back-ups); em ${backUps} não há cópia dos últimos dois dias`,
    },
  ];
}

/** Modification time (ms) of the newest file with content; -Infinity without one. */
async function newestFile(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map(({ name }) => stat(path.join(folder, name))));
  return Math.max(...stats.filter(({ size }) => size > 0).map(({ mtimeMs }) => mtimeMs));
}
