import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from './generation';
import type { PublishedSite } from './publishedSite';

declare module 'fastify' {
  interface FastifyRequest {
    /** The generation that the answer's content comes from, if any: its headers come from the same. */
    generation: Generation | null;
  }
}

/** Adds the site's headers to every answer of a server; those of the answer itself win. */
export function useSiteHeaders(app: FastifyInstance, site: PublishedSite): void {
  app.decorateRequest('generation', null);
  app.addHook('onSend', (request, reply) => addSiteHeaders(site, request, reply));
}

/** Adds them to one answer, for what is answered before a server's hooks come in. */
export async function addSiteHeaders(site: PublishedSite, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // A site that can't be read is said by its pages; a message is answered all the same.
  const generation = request.generation ?? (await site.current().catch(() => null));
  for (const [name, value] of Object.entries(generation?.headers ?? {})) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  reply.header('x-content-type-options', 'nosniff');
}
