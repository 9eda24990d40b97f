import { visitorNumberIn } from '@site/shared/contracts';
import { acceptedEncodings, cachePolicy, wantsPage } from '@site/shared/serving';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage, sendText } from '../http';
import { findInCurrent, findPage } from './findFile';
import type { PublishedSite } from './publishedSite';
import type { ServedPages } from './servedPages';

export type RefusedStatus = 400 | 404 | 414 | 503;

export type Refusals = ReturnType<typeof createRefusals>;

/** Browsers get the site's 404 page, or a short page without a site; scripts get a short text. */
export function createRefusals(site: PublishedSite, served: ServedPages) {
  async function notFoundPage(request: FastifyRequest) {
    if (!wantsPage(request)) return null;
    const client = {
      accepted: acceptedEncodings(request.headers['accept-encoding']),
      visitor: visitorNumberIn(request.headers.cookie),
    };
    const found = await findInCurrent(site, (generation) => findPage(generation, ['404.html'], client)).catch(
      () => null,
    );
    if (!found?.file) return null;
    request.generation = found.generation;
    served.add(request);
    return found.file;
  }

  return async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: RefusedStatus,
    { otherwise = () => answerBriefly(request, reply, status), beforeSending = async () => {} }: Options = {},
  ): Promise<FastifyReply> {
    const page = status === 503 ? null : await notFoundPage(request);
    await beforeSending();
    if (!page) return otherwise();
    if (page.contentEncoding) reply.header('content-encoding', page.contentEncoding);
    return reply
      .code(status)
      .headers({ 'content-type': page.contentType, 'cache-control': cachePolicy.never })
      .send(page.content);
  };
}

interface Options {
  readonly otherwise?: () => FastifyReply;
  readonly beforeSending?: () => Promise<void>;
}

const notPublished = 'O site ainda não foi publicado. Por favor, tente novamente em instantes.';

function answerBriefly(request: FastifyRequest, reply: FastifyReply, status: RefusedStatus): FastifyReply {
  if (status === 503) {
    reply.header('retry-after', '10');
    return wantsPage(request) ? sendErrorPage(reply, 503) : sendText(reply, 503, notPublished);
  }
  return status === 404 ? sendText(reply, 404, 'Endereço inválido.') : sendErrorPage(reply, status);
}
