import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../sendText';
import { acceptedEncodings } from './acceptedEncodings';
import { etagOf, type PublishedFile, readNotFoundPage, readPublished } from './publishedFile';
import { parseRequestTarget } from './requestTarget';

const immutable = 'public, max-age=31536000, immutable';
const alwaysAsk = 'public, max-age=0, must-revalidate';
const discoveryFile = 'frontend-discovery.json';

/** Serves the published site, as it is on disk at that moment. */
export async function siteRoutes(app: FastifyInstance, { publicDir }: { readonly publicDir: string }): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const target = parseRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') return sendText(reply, target.status, 'Endereço inválido.');
    if (target.kind === 'redirect') return reply.header('cache-control', alwaysAsk).redirect(target.location, 301);

    const { kind, segments } = target;
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    // Remotes and the discovery file may be loaded by pages of other hosts, with crossorigin="anonymous".
    if (kind === 'versioned' || segments.join('/') === discoveryFile) reply.header('access-control-allow-origin', '*');

    if (kind === 'versioned') {
      const file = await readPublished(publicDir, segments, accepted);
      if (!file) return sendText(reply, 404, 'Arquivo não encontrado.');
      return sendFile(request, reply.header('cache-control', immutable), file);
    }
    reply.header('cache-control', alwaysAsk);
    const file =
      (await readPublished(publicDir, [...segments, 'index.html'], accepted)) ??
      (segments.length > 0 ? await readPublished(publicDir, segments, accepted) : null);
    if (file) return sendFile(request, reply, file);
    const notFound = await readNotFoundPage(publicDir, segments, accepted);
    if (!notFound) return sendText(reply, 404, 'Página não encontrada.');
    return sendContent(reply.code(404), notFound);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** With status 200, or 304 where the client has it already (RFC 9110, section 13.1.2). */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublishedFile) {
  const etag = etagOf(file);
  reply.header('etag', etag);
  if (isKnown(etag, request.headers['if-none-match'])) {
    return reply.code(304).header('vary', 'accept-encoding').send();
  }
  return sendContent(reply, file);
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function sendContent(reply: FastifyReply, { content, contentType, contentEncoding }: PublishedFile) {
  reply.headers({ 'content-type': contentType, vary: 'accept-encoding' });
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  return reply.send(content);
}
