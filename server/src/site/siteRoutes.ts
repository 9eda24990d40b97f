import { visitorNumberIn } from '@site/shared/contracts';
import { paths } from '@site/shared/registry';
import {
  acceptedEncodings,
  cachePolicy,
  changePasswordPath,
  discoveryFile,
  locationOf,
  parseRequestTarget,
  type RequestTarget,
} from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../http';
import { findInCurrent, findPage, findReleased } from './findFile';
import type { PublishedFile } from './generation';
import type { PublishedSite } from './publishedSite';
import type { Refusals } from './refusals';
import type { ServedPages } from './servedPages';
import { resourcePolicy } from './siteHeaders';

interface Options {
  readonly site: PublishedSite;
  readonly served: ServedPages;
  readonly refuse: Refusals;
  readonly onPage?: (canaries: ReadonlyMap<string, boolean>, visitor: number | null, address: string) => void;
}

export async function siteRoutes(app: FastifyInstance, { site, served, refuse, onPage }: Options): Promise<void> {
  // https://w3c.github.io/webappsec-change-password-url/
  app.route({
    method: ['GET', 'HEAD'],
    url: changePasswordPath,
    handler: async (_request, reply) => redirect(reply, paths.recovery, 302),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const target = parseRequestTarget(request.raw.url ?? '');
      if (target.kind === 'refused') return refuse(request, reply, target.status);
      const query = (request.raw.url ?? '').replace(/^[^?]*/, '');
      if (target.kind === 'redirect') {
        const spelled = await (await site.current())?.spelled(target.segments);
        return redirect(reply, locationOf(spelled ?? target.segments, query), 301);
      }

      const client = {
        accepted: acceptedEncodings(request.headers['accept-encoding']),
        visitor: visitorNumberIn(request.headers.cookie),
      };
      const find = target.kind === 'versioned' ? findReleased : findPage;
      const found = await findInCurrent(site, (generation) => find(generation, target.segments, client));
      if (!found) return refuse(request, reply, 503);

      const { file, exists, page, varies, generation } = found;
      request.generation = generation;
      if (!exists && target.kind === 'page') {
        const spelled = await generation.spelled(target.segments);
        if (spelled) return redirect(reply, locationOf(spelled, query), 301);
      }
      if (!file) {
        const otherwise = () => sendText(reply.headers(originHeaders(target)), 404, missingText(target));
        return refuse(request, reply, 404, { otherwise });
      }
      if (file.contentType.startsWith('text/html')) {
        served.add(request);
        if (page !== null && isShown(request))
          onPage?.(generation.variants.canariesFor(page, client.visitor), client.visitor, request.ip);
      }
      reply.headers({ ...originHeaders(target), ...cacheHeaders(target, varies) });
      return sendFile(request, reply, file, exists ? 200 : 404);
    },
  });
}

/** False for a prefetched page, and one that a script or a frame asked for. */
function isShown({ method, headers }: FastifyRequest): boolean {
  const isDocument = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return method === 'GET' && isDocument && headers['sec-purpose'] === undefined && headers.purpose === undefined;
}

function redirect(reply: FastifyReply, location: string, status: 301 | 302): FastifyReply {
  return reply.header('cache-control', cachePolicy.alwaysAsk).redirect(location, status);
}

type FileTarget = Extract<RequestTarget, { readonly segments: readonly string[] }>;

/** Other sites may load remotes and the discovery file, with or without CORS. */
function originHeaders({ kind, segments }: FileTarget): Record<string, string> {
  const isForOthers = kind === 'versioned' || segments.join('/') === discoveryFile;
  return isForOthers ? { 'access-control-allow-origin': '*', [resourcePolicy]: 'cross-origin' } : {};
}

function cacheHeaders({ kind }: FileTarget, varies: boolean): Record<string, string> {
  if (varies) return { 'cache-control': cachePolicy.perVisitor, vary: 'Accept-Encoding, Cookie' };
  return {
    'cache-control': kind === 'versioned' ? cachePolicy.immutable : cachePolicy.alwaysAsk,
    vary: 'accept-encoding',
  };
}

function missingText({ kind }: FileTarget): string {
  return kind === 'versioned' ? 'Arquivo não encontrado.' : 'Página não encontrada.';
}

/** RFC 9110, section 13.1.2; a 404 page never gets a 304. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublishedFile, status: 200 | 404): FastifyReply {
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
  const etags = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return etags.includes(etag) || etags.includes('*');
}
