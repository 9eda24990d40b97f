import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { addHealth } from './health';
import { addMail, type MailOptions } from './mail/mailService';
import { sendText } from './sendText';
import { openSite } from './site/publishedSite';
import { addSiteHeaders, useSiteHeaders } from './site/siteHeaders';
import { siteRoutes } from './site/siteRoutes';

export interface ServerOptions extends MailOptions {
  /** Folder of the published site, with the link `current` in it; each answer comes from where that leads by then. */
  readonly siteDir: string;
  /** Proxies of one's own in front of it, whose word for the visitor's address is taken; none unless told. */
  readonly trustedProxies?: number | undefined;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Longest that a request may take to arrive (ms). */
const requestTimeout = 60_000;

/** The server of the site: pages and files, contact messages, health. It does nothing by itself until it listens. */
export function createServer(options: ServerOptions): FastifyInstance {
  const site = openSite(options.siteDir);
  const app = fastify({
    logger: options.logger ?? false,
    requestTimeout,
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    frameworkErrors: async (_error, request, reply) => {
      await addSiteHeaders(site, request, reply);
      sendText(reply, 400, 'Endereço inválido.');
    },
  });

  useSiteHeaders(app, site);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return refuseUnrouted(request, reply);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return sendText(reply, 500, 'Ocorreu um erro inesperado. Por favor, tente novamente.');
  });

  addHealth(app, addMail(app, options));
  app.register(siteRoutes, { site });
  return app;
}

/** Every path has a route for reading, so what has none is another method, or no path at all (`OPTIONS *`). */
function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (['GET', 'HEAD'].includes(request.method)) return sendText(reply, 400, 'Endereço inválido.');
  return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Método não permitido.');
}
