/**
 * A server in a process of its own, to be killed: it keeps its messages below the folder named by its argument and
 * prints its address once it listens. It delivers to the mail server that the second argument names; without one its
 * delivery never comes back from the fifth message, which then lies in the outbox and in the spool, with all later ones in
 * the spool. A third argument names a database to keep messages in; what a killed server held there is free after 2 s. `RATE_LIMIT`
 * in the environment limits what one address may send.
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
