import { parseArgs } from 'node:util';
import { createDiskQueue, createPostgresQueue } from './mail';
import { manageMessages } from './manageMessages';
import { readSiteConfig, root, runMain } from './runMain';
import { readSettings } from './settings';

const help = `npm run messages [-- list]
npm run messages -- show ID
npm run messages -- retry ID
npm run messages -- retry --all

Contact messages that were accepted and are not delivered yet: they wait for
their next try, are parked since the mail server refused them, or are held since
a robot may have sent them: the form's hidden field was filled in.

  list            all of them, with what the mail server said (the default)
  show ID         all there is of one (the beginning of its ID is enough)
  retry ID        tries it now, also one that is held: within a minute while the mail server can't be
                  reached at all, and at its start if the server does not run
  --all           the same for all but those that are held
  --data FOLDER   the server's data (default: DATA_DIR, or var)
  --help          this text

With DATABASE_URL in the environment it is the messages in that database.`;

await runMain(async () => {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(help);
  const env = values.data === undefined ? process.env : { ...process.env, DATA_DIR: values.data };
  const { spoolDir, databaseUrl } = readSettings(env, readSiteConfig(), root);
  const book = databaseUrl ? createPostgresQueue(databaseUrl) : createDiskQueue(spoolDir);
  try {
    console.log(await manageMessages(book, positionals, values.all));
  } finally {
    await book.close();
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (--help says what there is)`);
  }
}
