import path from 'node:path';
import { command } from '@site/delivery/cli';
import { inRoot, readSiteConfig } from '@site/delivery/repository';
import { openMessages, readMailSettings } from 'server';
import { manageMessages } from '../messages/manageMessages';

const help = `npm run messages [-- list]
npm run messages -- show ID
npm run messages -- retry ID
npm run messages -- retry --all

Contact messages that were accepted and are not delivered yet: they wait for
their next try, or are parked since the mail server refused them.

  list            all of them, with what the mail server said (the default)
  show ID         all there is of one (the beginning of its ID is enough)
  retry ID        tries it again now: within a minute while the mail server can't be
                  reached at all, and at its start if the server does not run
  --all           the same for all
  --data FOLDER   the server's data (default: DATA_DIR, or var)
  --help          this text

With DATABASE_URL in the environment it is the messages in that database.`;

await command(help, { all: { type: 'boolean' }, data: { type: 'string' } }, async ({ all, data }, words) => {
  const { databaseUrl } = readMailSettings(process.env, (await readSiteConfig()).contact.email);
  const dataDir = path.resolve(data ?? process.env.DATA_DIR ?? inRoot('var'));
  const book = openMessages({ spoolDir: path.join(dataDir, 'spool'), databaseUrl });
  try {
    console.log(await manageMessages(book, words, all));
  } finally {
    await book.close();
  }
});
