import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedFile } from './publishedFile';

/**
 * Sends a file of the site, as 304 where the client has the content already (RFC 9110, section 13.1.2).
 *
 * @param status 404 for a page that says that there is nothing, which no client may have already
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublishedFile,
  status: 200 | 404,
): FastifyReply {
  if (status === 200) {
    reply.header('etag', file.etag);
    if (isKnown(file.etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  reply.header('content-type', file.contentType);
  if (file.contentEncoding) reply.header('content-encoding', file.contentEncoding);
  return reply.code(status).send(file.content);
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
