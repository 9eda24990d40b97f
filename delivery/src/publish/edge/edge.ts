import { visitorNumberIn } from '@site/shared/contracts';
import { paths } from '@site/shared/registry';
import {
  acceptedEncodings,
  cachePolicy,
  candidateFiles,
  changePasswordPath,
  contentTypes,
  discoveryFile,
  errorPage,
  isCompressible,
  locationOf,
  missingPageFiles,
  type Precompressed,
  parseRequestTarget,
  partOfPages,
  readVariants,
  wantsPage,
  withoutDocumentHeaders,
} from '@site/shared/serving';
import { filesFolder } from '../objectStore/layout';
import { createOrigin, type EdgeGeneration, type Fetch, ObjectGone } from './origin';

interface EdgeOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly pointerMs: number;
}

interface FoundFile {
  readonly file: string;
  readonly exists: boolean;
  readonly varies: boolean;
  readonly object: Response;
  readonly coding: Precompressed['coding'] | null;
}

/** Answers like the site's own server, from objects of `publishTo`, in edges of CDNs. */
export function createEdge({ origin: url, fetch, pointerMs }: EdgeOptions): (request: Request) => Promise<Response> {
  const objects = createOrigin({ url, fetch, pointerMs });

  return async function answer(request) {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return short(405, 'Método não permitido.', { allow: 'GET, HEAD' });
    const answered = (await answerOnce(request)) ?? (await answerOnce(request, 0)) ?? unavailable(request);
    if (method === 'GET') return answered;
    await answered.body?.cancel();
    return new Response(null, answered);
  };

  /** Null where no generation is readable, or the one in use was removed meanwhile. */
  async function answerOnce(request: Request, pointerAge?: number): Promise<Response | null> {
    const generation = await objects.current(pointerAge);
    if (!generation) return null;
    return answerFrom(generation, request).catch((error) => {
      if (error instanceof ObjectGone) return null;
      return unavailable(request);
    });
  }

  async function answerFrom(generation: EdgeGeneration, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === changePasswordPath) return redirect(generation, paths.recovery, 302);
    const target = parseRequestTarget(`${pathname}${search}`);
    if (target.kind === 'refused') return refuse(generation, request, target.status, () => brief(target.status));
    const { segments } = target;
    if (target.kind === 'redirect')
      return redirect(generation, locationOf(generation.spelled(segments) ?? segments, search), 301);

    const isReleased = target.kind === 'versioned';
    const found = isReleased ? await findReleased(segments, request) : await findPage(generation, segments, request);
    const spelled = !isReleased && !found?.exists && generation.spelled(segments);
    if (spelled) {
      await found?.object.body?.cancel();
      return redirect(generation, locationOf(spelled, search), 301);
    }
    const isForOthers = isReleased || segments.join('/') === discoveryFile;
    const origin = isForOthers ? { 'access-control-allow-origin': '*', [resourcePolicy]: 'cross-origin' } : {};
    if (found) return send(generation, request, found, { ...origin, ...cacheHeaders(isReleased, found.varies) });
    const missing = isReleased ? 'Arquivo não encontrado.' : 'Página não encontrada.';
    return refuse(generation, request, 404, () => short(404, missing, origin));
  }

  async function findPage(generation: EdgeGeneration, segments: readonly string[], request: Request) {
    const variants = readVariants(generation);
    const visitor = visitorNumberIn(request.headers.get('cookie') ?? undefined);
    let varies = false;
    async function read(page: string, exists: boolean): Promise<FoundFile | null> {
      varies ||= variants.has(page);
      const combination = variants.combinationFor(page, visitor);
      const named = [combination === null ? '' : `variants/${combination}/${page}`, `public/${page}`];
      const file = named.find((name) => generation.has(name));
      if (file === undefined) return null;
      const [form] = acceptedOf(request, generation.isCompressed(file));
      const object = await objects.readOf(generation, `${file}${form?.suffix ?? ''}`);
      return { file, exists, varies, object, coding: form?.coding ?? null };
    }
    for (const candidate of candidateFiles(segments)) {
      const found = await read(candidate, true);
      if (found) return found;
    }
    for (const candidate of missingPageFiles(segments)) {
      const found = await read(candidate, false);
      if (found) return found;
    }
    return null;
  }

  async function findReleased(segments: readonly string[], request: Request): Promise<FoundFile | null> {
    const file = `${filesFolder}${segments.map(encodeURIComponent).join('/')}`;
    for (const form of [...acceptedOf(request, isCompressible(file)), null]) {
      const object = await objects.readFile(`${file}${form?.suffix ?? ''}`);
      if (object) return { file, exists: true, varies: false, object, coding: form?.coding ?? null };
    }
    return null;
  }

  async function refuse(
    generation: EdgeGeneration,
    request: Request,
    status: 400 | 404 | 414,
    otherwise: () => Response,
  ): Promise<Response> {
    const found = isForPage(request) && (await findPage(generation, ['404.html'], request));
    if (found) return send(generation, request, found, { 'cache-control': cachePolicy.never }, status);
    const answered = otherwise();
    for (const [name, value] of Object.entries(generation.headers))
      if (!answered.headers.has(name)) answered.headers.set(name, value);
    return answered;
  }
}

const resourcePolicy = 'cross-origin-resource-policy';

const acceptedOf = (request: Request, isCompressed: boolean): readonly Precompressed[] =>
  isCompressed ? acceptedEncodings(request.headers.get('accept-encoding') ?? undefined) : [];

function cacheHeaders(isReleased: boolean, varies: boolean): Record<string, string> {
  if (varies) return { 'cache-control': cachePolicy.perVisitor, vary: 'Accept-Encoding, Cookie' };
  return { 'cache-control': isReleased ? cachePolicy.immutable : cachePolicy.alwaysAsk, vary: 'accept-encoding' };
}

function redirect({ headers }: EdgeGeneration, location: string, status: 301 | 302): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': cachePolicy.alwaysAsk, location } });
}

async function send(
  generation: EdgeGeneration,
  request: Request,
  { file, exists, object, coding }: FoundFile,
  own: Readonly<Record<string, string>>,
  status = exists ? 200 : 404,
): Promise<Response> {
  const type = contentTypes[/\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream';
  const headers: Record<string, string> = {
    ...(partOfPages.test(type) ? withoutDocumentHeaders(generation.headers) : generation.headers),
    ...own,
    'content-type': type,
  };
  if (coding) headers['content-encoding'] = coding;
  const etag = object.headers.get('etag');
  if (status === 200 && etag) {
    headers.etag = etag;
    const known = request.headers.get('if-none-match') ?? '';
    if (known === '*' || known.includes(etag)) {
      await object.body?.cancel();
      return new Response(null, { status: 304, headers });
    }
  }
  // The body is compressed already (https://developers.cloudflare.com/workers/runtime-apis/response/).
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(object.body, init);
}

const isForPage = (request: Request) => wantsPage({ headers: Object.fromEntries(request.headers) });

const brief = (status: 400 | 404 | 414) =>
  status === 404
    ? short(404, 'Endereço inválido.')
    : new Response(errorPage(status), { status, headers: textHeaders('html') });

function short(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, { status, headers: { ...headers, ...textHeaders('plain') } });
}

function unavailable(request: Request): Response {
  const isPage = isForPage(request);
  const headers = { ...textHeaders(isPage ? 'html' : 'plain'), 'retry-after': '10' };
  return new Response(isPage ? errorPage(503) : 'O site não está disponível.', { status: 503, headers });
}

const textHeaders = (kind: 'html' | 'plain') => ({
  'content-type': `text/${kind}; charset=utf-8`,
  'cache-control': cachePolicy.never,
  'x-content-type-options': 'nosniff',
});
