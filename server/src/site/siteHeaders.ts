import { partOfPages, withoutDocumentHeaders } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from './generation';
import type { PublishedSite } from './publishedSite';

declare module 'fastify' {
  interface FastifyRequest {
    /** The generation that the answer's content comes from, if any: its headers come from the same. */
    generation: Generation | null;
  }
}

/** Adds the site's headers to every answer of a server that goes through its hooks. */
export function useSiteHeaders(app: FastifyInstance, site: PublishedSite): void {
  app.decorateRequest('generation', null);
  app.addHook('onSend', (request, reply) => addSiteHeaders(site, request, reply));
}

/** Adds those that it does not have of its own to one answer, for what is answered before a server's hooks come in. */
export async function addSiteHeaders(site: PublishedSite, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const generation = request.generation ?? (await currentIfReadable(site));
  const headers = generation?.headers ?? {};
  const isPart = partOfPages.test(String(reply.getHeader('content-type')));
  for (const [name, value] of Object.entries(isPart ? withoutDocumentHeaders(headers) : headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  reply.header('x-content-type-options', 'nosniff');
  // What other sites may load says so itself (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
  if (!reply.hasHeader(resourcePolicy)) reply.header(resourcePolicy, 'same-origin');
}

export const resourcePolicy = 'cross-origin-resource-policy';

/** A site that can't be read is said by its pages; a message is answered all the same. */
async function currentIfReadable(site: PublishedSite): Promise<Generation | null> {
  try {
    return await site.current();
  } catch {
    return null;
  }
}
