// Tests kill this process. Arguments: folder of messages, mail server, database.
import { createServer } from '../createServer';
import { createPostgresQueue } from '../mail/postgresQueue';
import { listen } from './http';
import { serverOptions } from './mail';

const [folder = '', smtpUrl, databaseUrl = ''] = process.argv.slice(2);
const app = createServer({
  ...serverOptions(folder),
  smtpUrl,
  queue: createPostgresQueue(databaseUrl, { deliveryLimitSeconds: 2 }),
  retryPauseMs: () => 20,
});
process.stdout.write(`${await listen(app)}\n`);
