import { partOfPages, withoutDocumentHeaders } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from './generation';
import type { PublishedSite } from './publishedSite';

declare module 'fastify' {
  interface FastifyRequest {
    generation: Generation | null;
  }
}

export function useSiteHeaders(app: FastifyInstance, site: PublishedSite): void {
  app.decorateRequest('generation', null);
  app.addHook('onSend', (request, reply) => addSiteHeaders(site, request, reply));
}

/** Adds missing headers, also to answers that bypass the hooks. */
export async function addSiteHeaders(site: PublishedSite, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const generation = request.generation ?? (await currentIfReadable(site));
  const headers = generation?.headers ?? {};
  const isPart = partOfPages.test(String(reply.getHeader('content-type')));
  for (const [name, value] of Object.entries(isPart ? withoutDocumentHeaders(headers) : headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  reply.header('x-content-type-options', 'nosniff');
  // Already set by routes that other sites may load (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
  if (!reply.hasHeader(resourcePolicy)) reply.header(resourcePolicy, 'same-origin');
  // 48 bytes less, so that more of a page fits the first flight: connections of HTTP/1.1 persist without a header.
  const persists = request.raw.httpVersion === '1.1' && reply.raw.shouldKeepAlive && !reply.hasHeader('connection');
  if (persists) reply.raw.removeHeader('connection');
}

export const resourcePolicy = 'cross-origin-resource-policy';

/** Null where the site is unreadable: pages report that, and messages are still answered. */
async function currentIfReadable(site: PublishedSite): Promise<Generation | null> {
  try {
    return await site.current();
  } catch {
    return null;
  }
}
