import type { FastifyInstance } from 'fastify';
import { mailLimits } from '../limits';
import type { MessageQueue } from './messageQueue';

/** ms between receipt and deletion. */
export interface Retention {
  /** Dead letters included. */
  readonly undeliveredMs: number;
  readonly heldMs: number;
}

export function expireMessages(
  app: FastifyInstance,
  queues: Iterable<Pick<MessageQueue, 'expire'>>,
  { undeliveredMs, heldMs }: Retention,
  now: () => Date,
): void {
  let timer: NodeJS.Timeout | undefined;

  async function expire() {
    const before = (ms: number) => new Date(now().getTime() - ms);
    const cutoffs = { undelivered: before(undeliveredMs), held: before(heldMs) };
    for (const queue of queues) {
      try {
        const count = await queue.expire(cutoffs);
        if (count > 0) app.log.warn({ count }, 'Messages past their retention are deleted');
      } catch (err) {
        app.log.error({ err }, 'Messages can’t be deleted yet');
      }
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(expire, mailLimits.expiryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
