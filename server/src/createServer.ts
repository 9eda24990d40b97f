import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { answerClientError } from './clientError';
import { sendErrorPage } from './errorPage';
import type { Delivery } from './mail/delivery';
import { mailRoutes } from './mail/mailRoutes';
import { createOutbox } from './mail/outbox';
import { sendText } from './sendText';
import { openSite } from './site/publishedSite';
import { addSiteHeaders, useSiteHeaders } from './site/siteHeaders';
import { siteRoutes } from './site/siteRoutes';

export interface ServerOptions {
  /** Folder of the published site, with the link `current` in it; each answer comes from where that leads by then. */
  readonly siteDir: string;
  /** Folder of accepted messages that are not delivered yet. Made when it is needed, like the next one. */
  readonly spoolDir: string;
  /** Folder of delivered messages, as `.eml` files. */
  readonly outboxDir: string;
  /** Sender of the mails, an address or `Name <address>`. */
  readonly mailFrom: string;
  /** The company's mailbox. */
  readonly mailTo: string;
  /** Another way to deliver than the outbox. */
  readonly delivery?: Delivery | undefined;
  /** How long to leave a message alone after that many failed deliveries (ms). */
  readonly retryPauseMs?: ((failures: number) => number) | undefined;
  readonly now?: (() => Date) | undefined;
  readonly logger?: FastifyServerOptions['logger'];
  /** Proxies before this server, each of which says who asked it (`X-Forwarded-For`); 0: none, nobody is believed. */
  readonly trustProxy?: number | undefined;
}

/** Longest that a request may take to arrive (ms). */
const requestTimeout = 60_000;

/** The server of the site: pages and files, contact messages, health. It does nothing by itself until it listens. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { spoolDir, outboxDir, mailFrom, mailTo, now, retryPauseMs } = options;
  const site = openSite(options.siteDir);
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? 0),
    requestTimeout,
    frameworkErrors: async (_error, request, reply) => {
      await addSiteHeaders(site, request, reply);
      sendErrorPage(reply, 400);
    },
    clientErrorHandler: answerClientError,
  });

  useSiteHeaders(app, site);
  app.addHook('onRequest', (request, reply, proceed) => {
    if (request.is404) refuseUnrouted(request, reply);
    else proceed();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return sendText(reply, 500, 'Ocorreu um erro inesperado. Por favor, tente novamente.');
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.register(mailRoutes, {
    spoolDir,
    delivery: options.delivery ?? createOutbox(outboxDir, { from: mailFrom, to: mailTo }),
    now,
    retryPauseMs,
  });
  app.register(siteRoutes, { site });
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
