import type { Socket } from 'node:net';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Registry } from 'prom-client';
import { addCalendar, type CalendarFacts } from './calendar';
import { addContacts, type ContactsOptions } from './contacts';
import { addGuard, type GuardSettings } from './guard';
import { answerClientError, originForm, refuseUnclearHost, sendErrorPage, sendText } from './http';
import { httpLimits } from './limits';
import { addMail, fillInPages, type MailOptions } from './mail';
import { addGenerationMetric, addRequestMetrics } from './metrics';
import { addObservations, type ObservationOptions } from './observations';
import { addSiteHeaders, createRefusals, createServedPages, openSite, siteRoutes, useSiteHeaders } from './site';

export interface ServerOptions extends MailOptions {
  readonly siteDir: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** Number of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: number | undefined;
  readonly observations?: ObservationOptions | undefined;
  readonly calendar?: CalendarFacts | undefined;
  readonly contacts?: ContactsOptions | undefined;
  /** Null turns canary analysis off. */
  readonly guard?: GuardSettings | null | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

export function createServer(options: ServerOptions): FastifyInstance {
  const site = openSite(options.siteDir);
  const served = createServedPages();
  const refuse = createRefusals(site, served);
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? 0),
    requestTimeout: httpLimits.requestTimeoutMs,
    connectionTimeout: httpLimits.connectionTimeoutMs,
    // `refuseUnclearHost` answers in Portuguese.
    http: { requireHostHeader: false },
    rewriteUrl: originForm,
    frameworkErrors: async (_error, request, reply) => {
      await refuse(request, reply, 400, { beforeSending: () => addSiteHeaders(site, request, reply) });
    },
    clientErrorHandler: answerClientError,
  });
  // CONNECT is unsupported. Without an answer, clients report a network fault.
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

  // Only the metrics show the queue length: visitors can't reach them.
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  if (options.calendar) addCalendar(app, options.calendar, options.now);
  const contacts = addContacts(app, site, registry, options.contacts ?? {});
  addMail(app, site, registry, { ...options, onAccepted: contacts.recordRequest });
  const tally = addObservations(app, site, registry, {
    contacts,
    rollbacks: () => guard?.rollbacks() ?? [],
    onReport: (...reported) => guard?.recordReport(...reported),
    onObservation: (...observed) => guard?.recordObservation(...observed),
    ...options.observations,
  });
  const guard =
    options.guard && addGuard(app, { site, served, registry, lastDay: tally.lastDay, settings: options.guard });
  fillInPages(app, site, served);
  app.register(siteRoutes, { site, served, refuse, ...(guard && { onPage: guard.recordPage }) });
  return app;
}

/** Fastify ignores a bare number. The server must be reachable only through the proxy (docs/hosting.md). */
function trustedProxies(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}

/** Every path has a route for GET: any other request has another method, or no path (`OPTIONS *`). */
function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (['GET', 'HEAD'].includes(request.method)) return sendErrorPage(reply, 400);
  return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Método não permitido.');
}
