import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { visitorNumberIn } from '@site/shared/contracts';
import { isFullContact, readQuote, sentNumberText, sentPath } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import { acceptedEncodings, cachePolicy, type Precompressed } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteLimits } from '../../limits';
import type { PublishedFile, PublishedSite, ServedPages } from '../../site';
import { findPage } from '../../site';
import type { Refusal } from '../answers';
import { type FilledForm, fillForm } from './fillForm';
import { quotePage, sentPage } from './queryPages';

export type ContactPages = ReturnType<typeof createContactPages>;

/** Functions resolve to false for a site without the page. */
export function createContactPages(site: PublishedSite) {
  return {
    /** A redirect, so that a reload does not send the form again. */
    async confirm(request: FastifyRequest, reply: FastifyReply, number: string): Promise<boolean> {
      if ((await readPage(site, request, paths.contactSent)) === null) return false;
      reply.header('cache-control', cachePolicy.never).redirect(sentPath(number), 303);
      return true;
    },
    async showRefusal(
      request: FastifyRequest,
      reply: FastifyReply,
      { status, message, mistakes }: Refusal,
      typed: ReadonlyMap<string, string>,
    ): Promise<boolean> {
      const isMistaken = Object.keys(mistakes).length > 0;
      const values = Object.fromEntries(typed);
      const refusal = isMistaken ? undefined : message;
      const isShort = typed.size > 0 && !isFullContact(values);
      const page = await filledPage(site, request, { values, mistakes, refusal, isShort });
      if (page === null) return false;
      // 422: the form is valid and its values are not (RFC 9110, section 15.5.21).
      reply.code(isMistaken ? 422 : status).header('cache-control', cachePolicy.never);
      await sendPage(request, reply, page);
      return true;
    },
  };
}

/** Pages whose HTML depends on the query. @returns null where the published page is right */
function completionOf(url: string): { readonly path: string; readonly complete: PageCompletion } | null {
  const [path, search = ''] = url.split('?', 2);
  const quote = path === paths.contact ? readQuote(search) : null;
  if (quote) return { path: paths.contact, complete: (file) => quotePage(file, quote) };
  const number = path === paths.contactSent ? sentNumberText(search) : '';
  return number ? { path: paths.contactSent, complete: (file) => sentPage(file, number) } : null;
}

type PageCompletion = (file: PublishedFile) => string | null;

export function fillInPages(app: FastifyInstance, site: PublishedSite, served: ServedPages): void {
  async function answer(request: FastifyRequest, reply: FastifyReply, path: string, complete: PageCompletion) {
    const file = await readPage(site, request, path);
    const page = file && complete(file);
    if (page === null) return false;
    served.add(request);
    await sendPage(request, reply.header('cache-control', cachePolicy.perVisitor), page);
    return true;
  }

  app.addHook('onRequest', (request, reply, proceed) => {
    const completion = request.method === 'GET' ? completionOf(request.raw.url ?? '') : null;
    if (!completion) return proceed();
    answer(request, reply, completion.path, completion.complete).then(
      (isAnswered) => void (isAnswered || proceed()),
      proceed,
    );
  });
}

async function filledPage(site: PublishedSite, request: FastifyRequest, filled: FilledForm): Promise<string | null> {
  const page = await readPage(site, request, paths.contact);
  return page && fillForm(page.content.toString(), filled);
}

async function readPage(site: PublishedSite, request: FastifyRequest, path: string): Promise<PublishedFile | null> {
  try {
    const generation = await site.current();
    if (!generation) return null;
    const client = { accepted: [], visitor: visitorNumberIn(request.headers.cookie) };
    const { file, exists } = await findPage(generation, path.slice(1).split('/'), client);
    if (!file || !exists) return null;
    request.generation = generation;
    return file;
  } catch (error) {
    request.log.error(error);
    return null;
  }
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie' };

let compressions = 0;

/** Uncompressed while too many compressions are in progress. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const [form] = acceptedEncodings(request.headers['accept-encoding']);
  reply.headers(pageHeaders);
  if (!form || compressions >= siteLimits.compressionsAtOnce) return void reply.send(html);
  compressions += 1;
  const content = await compressed(html, form.coding).finally(() => {
    compressions -= 1;
  });
  reply.header('content-encoding', form.coding).send(content);
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Takes a few ms for a page, which still fits into the first flight of a connection. */
const quality = 5;

function compressed(html: string, coding: Precompressed['coding']): Promise<Buffer> {
  return coding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : deflate(html);
}
