import { errorPage, type ProblemStatus } from '@site/shared/serving';
import type { FastifyReply } from 'fastify';

export const errorPageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } as const;

export function sendErrorPage(reply: FastifyReply, status: ProblemStatus): FastifyReply {
  return reply.code(status).headers(errorPageHeaders).send(errorPage(status));
}
