import { visitorNumberIn } from '@site/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../sendText';
import { acceptedEncodings } from './acceptedEncodings';
import { type FoundFile, findPage, findReleased } from './findFile';
import type { Generation } from './generation';
import type { PublishedFile } from './publishedFile';
import type { PublishedSite } from './publishedSite';
import { parseRequestTarget } from './requestTarget';

const immutable = 'public, max-age=31536000, immutable';
const alwaysAsk = 'public, max-age=0, must-revalidate';
const discoveryFile = 'frontend-discovery.json';

/** Serves the published site, as it is at that moment. */
export async function siteRoutes(app: FastifyInstance, { site }: { readonly site: PublishedSite }): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const target = parseRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') return sendText(reply, target.status, 'Endereço inválido.');
    if (target.kind === 'redirect') return reply.header('cache-control', alwaysAsk).redirect(target.location, 301);

    const { kind, segments } = target;
    const client = {
      accepted: acceptedEncodings(request.headers['accept-encoding']),
      visitor: visitorNumberIn(request.headers.cookie),
    };
    const find = kind === 'versioned' ? findReleased : findPage;
    const found = await findInCurrent(site, (generation) => find(generation, segments, client));
    if (!found) return sendText(reply, 503, 'O site ainda não foi publicado. Por favor, tente novamente em instantes.');
    request.generation = found.generation;

    const { file, exists, varies } = found;
    // Remotes and the discovery file may be loaded by pages of other hosts, with crossorigin="anonymous".
    if (kind === 'versioned' || segments.join('/') === discoveryFile) reply.header('access-control-allow-origin', '*');
    if (!file) return sendText(reply, 404, kind === 'versioned' ? 'Arquivo não encontrado.' : 'Página não encontrada.');
    reply.headers({
      'cache-control': kind === 'versioned' ? immutable : cacheControlOf(varies),
      vary: varies ? 'Accept-Encoding, Cookie' : 'accept-encoding',
    });
    return exists ? sendFile(request, reply, file) : sendContent(reply.code(404), file);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** How often a site may be published while one answer is looked for, before what was found last will do. */
const mostAttempts = 3;

/**
 * Finds something in one generation. One that was pruned meanwhile has holes, so that only what is missing in the
 * current one is really not there.
 *
 * @returns null when nothing is published
 */
async function findInCurrent(site: PublishedSite, find: (generation: Generation) => Promise<FoundFile>) {
  let generation = await site.current();
  for (let attempt = 1; generation; attempt += 1) {
    const found = await find(generation);
    const current = found.complete ? generation : await site.current();
    if (current === generation || attempt === mostAttempts) return { ...found, generation };
    generation = current;
  }
  return null;
}

/** What another visitor may get differently is for no cache that visitors share. */
const cacheControlOf = (varies: boolean) => (varies ? 'private, max-age=0, must-revalidate' : alwaysAsk);

/** With status 200, or 304 where the client has it already (RFC 9110, section 13.1.2). */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublishedFile) {
  reply.header('etag', file.etag);
  if (isKnown(file.etag, request.headers['if-none-match'])) return reply.code(304).send();
  return sendContent(reply, file);
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function sendContent(reply: FastifyReply, { content, contentType, contentEncoding }: PublishedFile) {
  reply.header('content-type', contentType);
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  return reply.send(content);
}
