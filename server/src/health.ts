import type { FastifyInstance } from 'fastify';
import type { MailService } from './mail/mailService';

/**
 * `/healthz`: the site is there, and how its messages are. It is there even when they can't be counted (`mail` is null
 * then): whoever watches looks at both.
 */
export function addHealth(app: FastifyInstance, mail: MailService): void {
  app.get('/healthz', async (request, reply) => {
    const health = await mail.health().catch((error: unknown) => {
      request.log.error(error);
      return null;
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ok', mail: health });
  });
}
