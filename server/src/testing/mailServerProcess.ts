// Tests kill this process. Arguments: folder of messages, mail server, database. Without a mail server, the fifth delivery never ends.
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
