import type { FastifyInstance } from 'fastify';
import { mailLimits } from '../limits';
import type { MessageQueue } from './messageQueue';
import type { Retention } from './waiting';

export function expireMessages(
  app: FastifyInstance,
  queues: Iterable<Pick<MessageQueue, 'expire'>>,
  retention: Retention,
): void {
  let timer: NodeJS.Timeout | undefined;

  async function expire() {
    for (const queue of queues) {
      try {
        const { deleted: count, refusedMs } = await queue.expire(retention);
        if (count > 0) app.log.warn({ count }, 'Messages past their retention are deleted');
        if (refusedMs !== 0)
          app.log.warn({ refusedMs }, 'The clock was wrong, or the server was off: messages get no older by this time');
      } catch (err) {
        app.log.error({ err }, 'Messages can’t be deleted yet');
      }
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(expire, mailLimits.expiryMs).unref();
    void expire();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
