/**
 * A server in a process of its own, to be killed: it keeps its messages below the folder named by its argument and
 * prints its address once it listens. It delivers to the mail server that the second argument names; without one its
 * delivery never comes back from the fifth message, which then lies in the outbox and in the spool, with all later ones in
 * the spool.
 */
import { createServer } from '../createServer';
import { createOutbox } from '../mail/outbox';
import { listen } from './http';
import { serverOptions } from './mail';

const [folder = '', smtpUrl] = process.argv.slice(2);
const options = serverOptions(folder);
const outbox = createOutbox(options.outboxDir, { from: options.mailFrom, to: options.mailTo });
let delivered = 0;
const app = createServer({
  ...options,
  smtpUrl,
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
