import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from './generation';
import type { PublishedFile } from './publishedFile';
import { withSiteHeaders } from './siteHeaders';

/** A file of the site as the answer to a request. */
interface FileAnswer {
  /** Where the file is from, and so its headers. */
  readonly generation: Generation;
  readonly file: PublishedFile;
  /** 404 for a page that says that there is nothing, which no client may have already. */
  readonly status: 200 | 404;
  /** What the answer says beside the file itself; names in lower case. With status 200 a file is always sent with the same. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Names and values in turn, as Node writes them fastest. */
interface HeaderLists {
  readonly whole: string[];
  /** Those of a 304, which says the same of the content without sending it. */
  readonly unchanged: string[];
}

/** The headers of files that are in memory: to make them takes as long as to send them. */
const made = new WeakMap<PublishedFile, HeaderLists>();

/**
 * Sends it, as 304 where the client has the content already (RFC 9110, section 13.1.2).
 *
 * Past `reply.send`, whose hooks and checks of each header cost more than all the rest of an answer: headers set on
 * `reply` are not sent, and `onSend` hooks are not called. `onRequest` and `onResponse` hooks are.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): void {
  const { file, status } = answer;
  const headers = made.get(file) ?? headersOf(answer);
  if (status === 200) made.set(file, headers);
  reply.hijack();
  if (status === 200 && isKnown(file.etag, request.headers['if-none-match'])) {
    reply.raw.writeHead(304, headers.unchanged).end();
  } else {
    reply.raw.writeHead(status, headers.whole).end(file.content);
  }
}

function headersOf({ generation, file, status, headers }: FileAnswer): HeaderLists {
  const own = status === 200 ? { ...headers, etag: file.etag } : headers;
  const ofContent = {
    'content-type': file.contentType,
    ...(file.contentEncoding && { 'content-encoding': file.contentEncoding }),
    'content-length': String(file.content.length),
  };
  return {
    whole: Object.entries(withSiteHeaders(generation, { ...own, ...ofContent })).flat(),
    unchanged: Object.entries(withSiteHeaders(generation, own)).flat(),
  };
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
