import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { visitorNumberIn } from '@site/shared/contracts';
import { isFullContact, readQuote } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import { cachePolicy } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../mail/answers';
import { acceptedEncodings } from '../site/acceptedEncodings';
import { findPage } from '../site/findFile';
import type { PublishedSite } from '../site/publishedSite';
import { type FilledForm, fillForm } from './fillForm';

/** Whether the browser shows the answer itself, and no script reads it (https://www.w3.org/TR/fetch-metadata/). */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const dest = headers['sec-fetch-dest'];
  return dest === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : dest === 'document';
}

export type ContactPages = ReturnType<typeof createContactPages>;

/** Pages of the site that answer the contact form. Each says whether it has answered: a site may be without that page. */
export function createContactPages(site: PublishedSite) {
  return {
    /** The message was taken: leads to the page that says so, so that a reload sends nothing again. */
    async thank(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      if ((await readPage(site, request, paths.contactSent)) === null) return false;
      reply.header('cache-control', cachePolicy.never).redirect(paths.contactSent, 303);
      return true;
    },
    /** The contact page as it was sent, with what is wrong. */
    async sayWhy(
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
      // What is wrong is in the fields' values, not in the form that they came in (RFC 9110, section 15.5.21).
      reply.code(isMistaken ? 422 : status).header('cache-control', cachePolicy.never);
      await sendPage(request, reply, page);
      return true;
    },
  };
}

const withQuery = `${paths.contact}?`;

/** Fills in what a link asks a quote for (`quotePath`), for browsers without scripts; the others do it themselves as well. */
export function fillInQuotes(app: FastifyInstance, site: PublishedSite): void {
  app.addHook('onRequest', (request, reply, proceed) => {
    const { url = '' } = request.raw;
    const isAsked = request.method === 'GET' && url.startsWith(withQuery);
    const quote = isAsked ? readQuote(url.slice(withQuery.length)) : null;
    if (!quote) return proceed();
    filledPage(site, request, { values: { ...quote }, starts: true })
      .then(async (page) => {
        if (!page) return proceed();
        await sendPage(request, reply.header('cache-control', cachePolicy.perVisitor), page);
      })
      .catch(proceed);
  });
}

async function filledPage(site: PublishedSite, request: FastifyRequest, filled: FilledForm): Promise<string | null> {
  const page = await readPage(site, request, paths.contact);
  return page === null ? null : fillForm(page, filled);
}

/** @returns the HTML of a page as this visitor gets it; null where there is none, or the site can't be read */
async function readPage(site: PublishedSite, request: FastifyRequest, path: string): Promise<string | null> {
  try {
    const generation = await site.current();
    if (!generation) return null;
    const client = { accepted: [], visitor: visitorNumberIn(request.headers.cookie) };
    const { file, exists } = await findPage(generation, path.slice(1).split('/'), client);
    if (!file || !exists) return null;
    request.generation = generation;
    return file.content.toString();
  } catch (error) {
    request.log.error(error);
    return null;
  }
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Of brotli, to 11: a few ms for a page, which still comes in the first flight of a connection. */
const quality = 5;

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const [form] = acceptedEncodings(request.headers['accept-encoding']);
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie' });
  if (!form) return void reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const content = form.coding === 'br' ? await brotli(html, { params }) : await deflate(html);
  reply.header('content-encoding', form.coding).send(content);
}
