import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorPage, type ProblemStatus } from '@site/shared/serving';
import type { FastifyReply } from 'fastify';

export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}

const errorPageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

export function sendErrorPage(reply: FastifyReply, status: ProblemStatus): FastifyReply {
  return reply.code(status).headers(errorPageHeaders).send(errorPage(status));
}

const statuses: Readonly<Record<string, ProblemStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = errorPage(status);
  const headers = {
    ...errorPageHeaders,
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
