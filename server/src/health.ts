import type { FastifyInstance } from 'fastify';

/** `/healthz`: the site is there. How many messages wait is for those who read the metrics, and nobody else. */
export function addHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
