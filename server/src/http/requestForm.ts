import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage } from './replies';

/** RFC 9110, section 7.2, without commas, which some proxies use to join two hosts. */
const validHost = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+)(?::\d{0,5})?$/i;

const absoluteForm = /^https?:\/\/([^/?#]+)([^#]*)/i;

/** A target in absolute form names the host (RFC 9112, section 3.2.2). */
export function originForm(request: IncomingMessage): string {
  const { url = '', method, headers } = request;
  const [, host = '', path = ''] = absoluteForm.exec(url) ?? [];
  if (!validHost.test(host)) return url;
  headers.host = host;
  if (path === '' && method === 'OPTIONS') return '*';
  return path.startsWith('/') ? path : `/${path}`;
}

/** RFC 9112, section 3.2; HTTP/1.0 may name no host. */
export async function refuseUnclearHost(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { rawHeaders, httpVersion } = request.raw;
  const hosts = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  const isClear = host === undefined ? httpVersion === '1.0' : hosts.length === 1 && validHost.test(host);
  return isClear ? undefined : sendErrorPage(reply.header('connection', 'close'), 400);
}
