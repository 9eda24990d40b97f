import type { Socket } from 'node:net';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Registry } from 'prom-client';
import { addGuard, type GuardSettings } from './guard';
import { answerClientError, originForm, refuseUnclearHost, sendErrorPage, sendText } from './http';
import { httpLimits } from './limits';
import { addMail, createContactPages, fillInQuotes, type MailOptions } from './mail';
import { addGenerationMetric, addRequestMetrics } from './metrics';
import { addObservations, type ObservationOptions } from './observations';
import { addSiteHeaders, createRefusals, createServedPages, openSite, siteRoutes, useSiteHeaders } from './site';

export interface ServerOptions extends MailOptions {
  /** Folder of the published site, with the link `current` in it; each answer comes from where that leads by then. */
  readonly siteDir: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** Proxies before this server, each of which says who asked it (`X-Forwarded-For`); 0: none, nobody is believed. */
  readonly trustProxy?: number | undefined;
  /** What becomes of what pages report. */
  readonly observations?: ObservationOptions | undefined;
  /** What becomes of canaries that fail; null: nobody watches them. */
  readonly guard?: GuardSettings | null | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server counts, for Prometheus. */
    metrics: Registry;
  }
}

/** The server of the site: pages and files, contact messages, health. It does nothing by itself until it listens. */
export function createServer(options: ServerOptions): FastifyInstance {
  const site = openSite(options.siteDir);
  const served = createServedPages();
  const refuse = createRefusals(site, served);
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? 0),
    requestTimeout: httpLimits.requestTimeoutMs,
    connectionTimeout: httpLimits.connectionTimeoutMs,
    // Said by `refuseUnclearHost`, in Portuguese.
    http: { requireHostHeader: false },
    rewriteUrl: originForm,
    frameworkErrors: async (_error, request, reply) => {
      await refuse(request, reply, 400, { beforeSending: () => addSiteHeaders(site, request, reply) });
    },
    clientErrorHandler: answerClientError,
  });
  // No proxy: without an answer a client would take the closed connection for a fault of the network.
  app.server.on('connect', (_request, socket) => answerClientError(new Error('CONNECT'), socket as Socket));

  const registry = new Registry();
  app.decorate('metrics', registry);
  addRequestMetrics(app, registry);
  addGenerationMetric(registry, site);

  useSiteHeaders(app, site);
  app.addHook('onRequest', refuseUnclearHost);
  app.addHook('onRequest', (request, reply, proceed) => {
    if (request.is404) refuseUnrouted(request, reply);
    else proceed();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return sendText(reply, 500, 'Ocorreu um erro inesperado. Por favor, tente novamente.');
  });

  // How many messages wait is for those who read the metrics, and nobody else.
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  addMail(app, createContactPages(site), registry, options);
  const tally = addObservations(app, site, registry, {
    rollbacks: () => guard?.rollbacks() ?? [],
    hear: (...heard) => guard?.hear(...heard),
    ...options.observations,
  });
  const guard = options.guard && addGuard(app, { site, served, lastDay: tally.lastDay, settings: options.guard });
  fillInQuotes(app, site, served);
  app.register(siteRoutes, { site, served, refuse });
  return app;
}

/**
 * Fastify takes a bare number for no trust at all, since it can't tell that whoever connects is the proxy. Here it is:
 * behind a proxy the server is not to be reached past it (docs/hosting.md).
 */
function trustedProxies(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}

/** Every path has a route for reading, so what has none is another method, or no path at all (`OPTIONS *`). */
function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (['GET', 'HEAD'].includes(request.method)) return sendErrorPage(reply, 400);
  return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Método não permitido.');
}
