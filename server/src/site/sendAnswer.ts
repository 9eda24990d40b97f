import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from './generation';
import type { PublishedFile } from './publishedFile';
import { withSiteHeaders } from './siteHeaders';

/** An answer with a file of the site, made ready to be sent any number of times. */
export interface SiteAnswer {
  readonly status: 200 | 404;
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: readonly string[];
  /** Those of a 304, which says the same of the content without sending it. */
  readonly unchangedHeaders: readonly string[];
  /** Null for what no client may have already: a page that says that there is nothing. */
  readonly etag: string | null;
  readonly content: Buffer;
}

/**
 * @param generation where the file is from, and so its headers
 * @param file what was asked for; with status 404, a page that says that there is nothing
 * @param headers what the answer says beside the file itself; names in lower case
 */
export function prepareAnswer(
  generation: Generation,
  status: SiteAnswer['status'],
  { content, contentType, contentEncoding, etag }: PublishedFile,
  headers: Readonly<Record<string, string>>,
): SiteAnswer {
  const own = status === 200 ? { ...headers, etag } : headers;
  const ofContent = {
    'content-type': contentType,
    ...(contentEncoding && { 'content-encoding': contentEncoding }),
    'content-length': String(content.length),
  };
  return {
    status,
    headers: flat(withSiteHeaders(generation, { ...own, ...ofContent })),
    unchangedHeaders: flat(withSiteHeaders(generation, own)),
    etag: status === 200 ? etag : null,
    content,
  };
}

/**
 * Sends it, as 304 where the client has the content already (RFC 9110, section 13.1.2).
 *
 * Past `reply.send`, whose hooks and checks of each header cost more than all the rest of an answer: headers set on
 * `reply` are not sent, and `onSend` hooks are not called. `onRequest` and `onResponse` hooks are.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: SiteAnswer): void {
  const isUnchanged = answer.etag !== null && isKnown(answer.etag, request.headers['if-none-match']);
  reply.hijack();
  if (isUnchanged) reply.raw.writeHead(304, [...answer.unchangedHeaders]).end();
  else reply.raw.writeHead(answer.status, [...answer.headers]).end(answer.content);
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function flat(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).flat();
}
