import type { Observation, ObservationSummary } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type AbuseLimits, limitAbuse, refuseForeign } from '../abuse';
import { sendText } from '../sendText';
import { longestBody, readObservation } from './readObservation';
import { asRefusal, refusals } from './refusals';

export interface ObservationRouteOptions {
  readonly take: (observation: Observation, address: string) => Promise<void>;
  /** What is told to whoever asks; null where nobody is told. */
  readonly summary: (() => ObservationSummary) | null;
  /** Called with the status of each answer to an observation. */
  readonly onAnswer: (status: number) => void;
  readonly limits: Pick<AbuseLimits, 'perMinute' | 'corsOrigins'>;
}

const path = '/observations';

/** Takes what pages tell (`Observation`), and on preview builds tells what is known (`ObservationSummary`). */
export async function observationRoutes(app: FastifyInstance, options: ObservationRouteOptions): Promise<void> {
  const { take, summary, onAnswer, limits } = options;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) request.log.error(error);
    return sendText(reply, refusal.status, refusal.message);
  });

  await limitAbuse(app, limits, refusals.tooMany);

  app.post(path, {
    config: { rateLimit: {} },
    onRequest: refuseForeign(limits, refusals.foreign),
    async onResponse(_request, reply) {
      onAnswer(reply.statusCode);
    },
    async handler(request, reply) {
      const observation = typeof request.body === 'string' ? readObservation(request.body) : null;
      if (!observation) throw refusals.unreadable();
      await take(observation, request.ip);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });

  if (summary) {
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send(summary()));
  }
}
