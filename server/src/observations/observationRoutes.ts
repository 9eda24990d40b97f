import type { Observation, ObservationSummary } from '@site/shared/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type AbuseLimits, limitAbuse, refuseForeign } from '../abuse';
import { sendText } from '../sendText';
import { longestBody, readObservation } from './readObservation';

export interface ObservationRouteOptions {
  readonly take: (observation: Observation, address: string) => Promise<void>;
  /** What is told to whoever asks; null where nobody is told. */
  readonly summary: (() => ObservationSummary) | null;
  /** Called with the status of each answer to an observation. */
  readonly onAnswer: (status: number) => void;
  readonly limits: Pick<AbuseLimits, 'perMinute' | 'corsOrigins'>;
}

const path = '/observations';

/** By status. Pages don't read these: whoever looks at the endpoint by hand does. */
const texts: Readonly<Record<number, string>> = {
  400: 'Isto não é uma observação de uma página deste site.',
  403: 'Só as páginas deste site podem enviar observações.',
  413: 'A observação é grande demais.',
  415: 'Formato não aceito. Envie JSON como text/plain.',
  429: 'Muitas observações em pouco tempo. Tente novamente mais tarde.',
};

/** Refuses an observation, as Fastify does by itself. */
const refusal = (statusCode: number) => Object.assign(new Error(texts[statusCode]), { statusCode });

/** Takes what pages tell (`Observation`), and on preview builds tells what is known (`ObservationSummary`). */
export async function observationRoutes(app: FastifyInstance, options: ObservationRouteOptions): Promise<void> {
  const { take, summary, onAnswer, limits } = options;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const text = texts[statusCode];
    if (text !== undefined) return sendText(reply, statusCode, text);
    request.log.error(error);
    return sendText(reply, 500, 'Ocorreu um erro inesperado.');
  });

  await limitAbuse(app, limits, () => refusal(429));

  app.post(path, {
    config: { rateLimit: {} },
    onRequest: refuseForeign(limits, () => refusal(403)),
    async onResponse(_request, reply) {
      onAnswer(reply.statusCode);
    },
    async handler(request, reply) {
      const observation = typeof request.body === 'string' ? readObservation(request.body) : null;
      if (!observation) throw refusal(400);
      await take(observation, request.ip);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });

  if (summary) {
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send(summary()));
  }
}
