/**
 * A server in a process that tests kill. Arguments: folder of its messages; mail server; database. Prints its address when it
 * listens. Without a mail server, its delivery hangs after it wrote the fifth message to the outbox. In the database, the lease
 * of a killed server ends after 2 s. `RATE_LIMIT` sets the limit per address.
 */
import { createServer } from '../createServer';
import { createOutbox } from '../mail/outbox';
import { createPostgresQueue } from '../mail/postgresQueue';
import { listen } from './http';
import { serverOptions } from './mail';

const [folder = '', smtpUrl, databaseUrl] = process.argv.slice(2);
const options = serverOptions(folder);
const outbox = createOutbox(options.outboxDir, { from: options.mailFrom, to: options.mailTo });
let delivered = 0;
const app = createServer({
  ...options,
  smtpUrl,
  queue: databaseUrl ? createPostgresQueue(databaseUrl, { deliveryLimitSeconds: 2 }) : undefined,
  limits: { perMinute: process.env.RATE_LIMIT ? Number(process.env.RATE_LIMIT) : undefined },
  retryPauseMs: () => 20,
  delivery: smtpUrl
    ? undefined
    : {
        async deliver(message) {
          await outbox.deliver(message);
          delivered += 1;
          if (delivered === 5) await new Promise(() => {});
        },
      },
});
process.stdout.write(`${await listen(app)}\n`);
