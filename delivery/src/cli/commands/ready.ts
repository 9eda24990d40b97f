import { builtPackages, inRoot, readSiteConfig } from '../../repository';
import { command, fromCaller } from '../command';
import { contentChecks } from '../ready/contentChecks';
import { checklist } from '../ready/report';
import { serverChecks } from '../ready/serverChecks';
import { checksOrProblems, siteChecks } from '../ready/siteChecks';

const help = `npm run site -- ready

O que falta antes de abrir o site ao público: uma linha por item, com o que fazer.
Termina com erro enquanto faltar um item.

  --env ARQUIVO   configuração do servidor, como /etc/site-server.env
  --help          este texto`;

await command(help, { env: { type: 'string', multiple: true } }, async ({ env: files = [] }) => {
  for (const file of files) process.loadEnvFile(fromCaller(file));
  const folder = fromCaller(process.env.BACKUP_DIR ?? '/var/backups/site');
  const checks = [
    ...(await checksOrProblems(async () => [
      ...siteChecks(await readSiteConfig()),
      ...contentChecks(inRoot(), builtPackages),
    ])),
    ...(await serverChecks(process.env, folder)),
  ];
  console.log(checklist(checks));
  if (checks.some(({ isDone }) => !isDone)) process.exitCode = 1;
});
