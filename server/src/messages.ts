import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contactsReport } from './contacts';
import { eraseSender } from './eraseSender';
import { createDiskQueue, createPostgresQueue } from './mail';
import { manageMessages } from './manageMessages';
import { readSiteConfig, root, runMain } from './runMain';
import { readSettings } from './settings';

const help = `npm run messages [-- list]
npm run messages -- show ID
npm run messages -- retry ID
npm run messages -- retry --all
npm run messages -- erase E-MAIL
npm run messages -- counts

Accepted contact messages that are not delivered: they wait for their next try,
are dead-lettered (the mail server refused them), or are held as possible spam (the form's
hidden field was filled in).

  list            all messages, with the mail server's last answer (the default)
  show ID         the whole message (the beginning of the ID is enough)
  retry ID        retries now, also a held message: within a minute while the mail server can't be
                  reached, and at the next start if the server does not run
  --all           retries all messages but the held ones
  erase E-MAIL    deletes all messages of this sender for good (LGPD, art. 18), with DATABASE_URL also those on the disk
  counts          requests by form, and presses of WhatsApp and telephone, by page: no persons
  --env FILE      file with the server's settings, such as /etc/site-server.env
  --data FOLDER   the server's data (default: DATA_DIR, or var)
  --help          this text

With DATABASE_URL in the environment: the messages in that database.
Started by root, the command runs as the owner of the server's data.`;

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
  console.error(`Messages in ${databaseUrl ? withoutAccount(databaseUrl) : spoolDir}:`);
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
  if (!owner) throw new Error(`There is no ${dataDir}: name the server's DATA_DIR or DATABASE_URL (see --help)`);
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
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (see --help)`);
  }
}
