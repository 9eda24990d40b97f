import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contactsReport } from './contacts';
import { createDiskQueue, createPostgresQueue } from './mail';
import { eraseSender, manageMessages } from './manageMessages';
import { readSiteConfig, root, runMain } from './runMain';
import { readSettings } from './settings';

const help = `npm run messages [-- list]
npm run messages -- show ID
npm run messages -- retry ID
npm run messages -- retry --all
npm run messages -- erase E-MAIL
npm run messages -- counts

Mensagens aceitas que ainda não foram entregues: esperam a próxima tentativa, foram
recusadas pelo servidor de e-mail ou estão retidas porque parecem de robôs (o campo escondido
do formulário veio preenchido).

  list            todas as mensagens, com a última resposta do servidor de e-mail (o padrão)
  show ID         a mensagem inteira (basta o número, ou o começo do ID)
  retry ID        envia de novo agora, também uma retida: em até um minuto se o servidor de
                  e-mail não responde, e no próximo início se o servidor do site está parado
  --all           envia de novo todas, menos as retidas
  erase E-MAIL    apaga para sempre as mensagens deste remetente (LGPD, art. 18); com
                  DATABASE_URL, também as do disco
  counts          pedidos por formulário e toques no WhatsApp e no telefone, por página: sem pessoas
  --env ARQUIVO   arquivo com as configurações do servidor, como /etc/site-server.env
  --data PASTA    os dados do servidor (sem a opção: DATA_DIR, ou var)
  --help          este texto

Com DATABASE_URL no ambiente: as mensagens desse banco.
Iniciado por root, o comando trabalha como o dono dos dados do servidor.`;

await runMain(async () => {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(help);
  // `loadEnvFile` does not override variables that are set.
  if (values.env !== undefined) process.loadEnvFile(fromCaller(values.env));
  const env = values.data === undefined ? process.env : { ...process.env, DATA_DIR: fromCaller(values.data) };
  const settings = readSettings(env, readSiteConfig(), root);
  const { dataDir, spoolDir, databaseUrl, smtpUrl, outboxDir, mailTo } = settings;
  if (positionals[0] === 'counts') return console.log(await contactsReport(settings.contacts.file, () => new Date()));
  if (!databaseUrl) actAsOwnerOf(dataDir);
  console.error(`Mensagens em ${databaseUrl ? withoutAccount(databaseUrl) : spoolDir}:`);
  const disk = createDiskQueue(spoolDir);
  const book = databaseUrl ? createPostgresQueue(databaseUrl) : disk;
  const [action, ...words] = positionals;
  try {
    console.log(
      action === 'erase'
        ? // Messages from before `DATABASE_URL` was set wait on the disk until the server has moved them.
          await eraseSender([...new Set([book, disk])], words, { mailbox: smtpUrl ? mailTo : outboxDir })
        : await manageMessages(book, positionals, values.all),
    );
  } finally {
    await book.close();
  }
});

/** npm runs scripts in the package's folder. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function withoutAccount(databaseUrl: string): string {
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/** The server could not remove files that root creates in its folder. */
function actAsOwnerOf(dataDir: string) {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (!owner) throw new Error(`${dataDir} não existe: informe DATA_DIR ou DATABASE_URL do servidor (veja --help)`);
  if (process.getuid?.() !== 0 || owner.uid === 0) return;
  process.setgroups?.([]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        data: { type: 'string' },
        env: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (veja --help)`);
  }
}
