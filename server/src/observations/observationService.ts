import type { Observation, Verdict } from '@site/shared/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Contacts } from '../contacts';
import { type AbuseLimits, httpError, limitAbuse, refuseForeign, sendText } from '../http';
import { observationsLimits } from '../limits';
import type { PublishedSite } from '../site';
import { createFailureLog } from './failureLog';
import { createFairShare, filterObservation, type ShareLimits, sizeOf } from './fairShare';
import { addObservationMetrics } from './observationMetrics';
import { readObservation } from './readObservation';
import { createTally, keepTally, type Tally } from './tally';

export interface ObservationOptions {
  readonly preview?: boolean | undefined;
  readonly file?: string | undefined;
  readonly limits?: (AbuseLimits & { readonly share?: ShareLimits | undefined }) | undefined;
  /** Called for all that a page reports, before its share is known. */
  readonly onReport?: ((observation: Observation, address: string) => void) | undefined;
  readonly onObservation?: ((observation: Observation, address: string) => void) | undefined;
  readonly rollbacks?: (() => readonly Verdict[]) | undefined;
  readonly contacts?: Pick<Contacts, 'recordPress' | 'summary'> | undefined;
}

const path = '/observations';

/** For people who call the endpoint by hand; pages ignore these texts. */
const texts: Readonly<Record<number, string>> = {
  400: 'Isto não é uma observação de uma página deste site.',
  403: 'Só as páginas deste site podem enviar observações.',
  413: 'A observação é grande demais.',
  415: 'Formato não aceito. Envie JSON como text/plain.',
  429: 'Muitas observações em pouco tempo. Tente novamente mais tarde.',
};

export function addObservations(
  app: FastifyInstance,
  site: PublishedSite,
  registry: Registry,
  options: ObservationOptions,
): Tally {
  const { preview = false, file, limits = {}, rollbacks = () => [], onReport, onObservation, contacts } = options;
  const now = () => new Date();
  const tally = createTally(now);
  const fairShare = limits.share
    ? createFairShare({ limits: limits.share, now })
    : (_: string, all: Observation) => all;
  const logFailures = createFailureLog(app.log, now);
  const releases = async () => (await site.current())?.releases() ?? null;
  const metrics = addObservationMetrics(registry, { releases, rollbacks });
  if (file !== undefined) keepTally(app, file, tally);

  async function take(observation: Observation, address: string) {
    onReport?.(observation, address);
    const dropped = observation.press && (await contacts?.recordPress(observation.press, address));
    if (dropped) metrics.dropped(dropped, 1);
    const onSite = await releases();
    const published = filterObservation(observation, (release) => onSite?.has(release) ?? false);
    metrics.dropped('unknown_release', sizeOf(observation) - sizeOf(published));
    const fair = fairShare(address, published);
    metrics.dropped('address_limit', sizeOf(published) - sizeOf(fair));
    if (sizeOf(fair) === 0) return;
    tally.add(fair);
    onObservation?.(fair, address);
    metrics.count(fair);
    logFailures(fair);
  }

  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: observationsLimits.bodyBytes },
      async (_request: unknown, body: string) => body,
    );
    routes.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      const text = texts[statusCode];
      if (text !== undefined) return sendText(reply, statusCode, text);
      request.log.error(error);
      return sendText(reply, 500, 'Ocorreu um erro inesperado.');
    });
    await limitAbuse(routes, limits);
    routes.post(path, {
      config: { rateLimit: {} },
      onRequest: refuseForeign(limits),
      async onResponse(_request, reply) {
        metrics.answered(reply.statusCode);
      },
      async handler(request, reply) {
        const observation = typeof request.body === 'string' ? readObservation(request.body) : null;
        if (!observation) throw httpError(400);
        await take(observation, request.ip);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    });
    if (!preview) return;
    routes.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { ...tally.summary(), verdicts: rollbacks(), contacts: contacts?.summary() };
    });
  });
  return tally;
}
