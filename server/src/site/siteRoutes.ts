import { visitorNumberIn } from '@site/shared/contracts';
import { cachePolicy, discoveryFile } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage } from '../errorPage';
import { sendText } from '../sendText';
import { acceptedEncodings } from './acceptedEncodings';
import { createAnswerMemory, pathOf } from './answerMemory';
import { type FoundFile, findPage, findReleased } from './findFile';
import type { Generation } from './generation';
import { oncePerTurn } from './oncePerTurn';
import type { PublishedSite } from './publishedSite';
import { parseRequestTarget, type RequestTarget } from './requestTarget';
import { prepareAnswer, sendAnswer } from './sendAnswer';

/** Serves the published site, as it is at that moment. */
export async function siteRoutes(app: FastifyInstance, { site }: { readonly site: PublishedSite }): Promise<void> {
  const currentForRequest = oncePerTurn(() => site.current());
  const memory = createAnswerMemory();

  /** What was answered once takes no further step than this. */
  function answer(current: Generation | null, request: FastifyRequest, reply: FastifyReply) {
    const known = current && memory.get(current, request);
    return known ? sendAnswer(request, reply, known) : findAnswer(current, request, reply);
  }

  async function findAnswer(current: Generation | null, request: FastifyRequest, reply: FastifyReply) {
    const target = parseRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') return refuse(reply, target.status);
    if (target.kind === 'redirect')
      return reply.header('cache-control', cachePolicy.alwaysAsk).redirect(target.location, 301);

    const client = {
      accepted: acceptedEncodings(request.headers['accept-encoding']),
      visitor: visitorNumberIn(request.headers.cookie),
    };
    const find = target.kind === 'versioned' ? findReleased : findPage;
    const found = await findInCurrent(site, current, (generation) => find(generation, target.segments, client));
    if (!found) return sendText(reply, 503, 'O site ainda não foi publicado. Por favor, tente novamente em instantes.');

    const { file, exists, varies, complete, generation } = found;
    request.generation = generation;
    if (!file) return sendText(reply.headers(originHeaders(target)), 404, missingText(target));
    const headers = { ...originHeaders(target), ...cacheHeaders(target, varies) };
    const prepared = prepareAnswer(generation, exists ? 200 : 404, file, headers);
    if (exists && complete && isPlain(request, target)) memory.add(generation, request, prepared, varies);
    sendAnswer(request, reply, prepared);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const current = currentForRequest();
      if (!(current instanceof Promise)) return answer(current, request, reply);
      return current.then((opened) => answer(opened, request, reply));
    },
  });
}

/** A broken address is said by a page; what could never be there is not worth one. */
function refuse(reply: FastifyReply, status: 400 | 404 | 414): FastifyReply {
  return status === 404 ? sendText(reply, 404, 'Endereço inválido.') : sendErrorPage(reply, status);
}

type FileTarget = Extract<RequestTarget, { readonly segments: readonly string[] }>;

/** Remotes and the discovery file may be loaded by pages of other hosts, with crossorigin="anonymous". */
function originHeaders({ kind, segments }: FileTarget): Record<string, string> {
  const isForOthers = kind === 'versioned' || segments.join('/') === discoveryFile;
  return isForOthers ? { 'access-control-allow-origin': '*' } : {};
}

/** What another visitor may get differently is for no cache that visitors share. */
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

/** Whether a file is asked for by the one plain spelling of its address: others would fill the memory with the same. */
function isPlain({ raw }: FastifyRequest, { segments }: FileTarget): boolean {
  return pathOf(raw.url ?? '') === `/${segments.join('/')}`;
}

/** How often a site may be published while one answer is looked for, before what was found last will do. */
const mostAttempts = 3;

/**
 * Finds something in one generation. One that was pruned meanwhile has holes, so that only what is missing in the
 * current one is really not there.
 *
 * @param current the generation to look in first
 * @returns null when nothing is published
 */
async function findInCurrent(
  site: PublishedSite,
  current: Generation | null,
  find: (generation: Generation) => Promise<FoundFile>,
) {
  let generation = current;
  for (let attempt = 1; generation; attempt += 1) {
    const found = await find(generation);
    const next = found.complete ? generation : await site.current();
    if (next === generation || attempt === mostAttempts) return { ...found, generation };
    generation = next;
  }
  return null;
}
