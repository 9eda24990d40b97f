import type { FastifyRequest } from 'fastify';

/** True where the browser navigates to the answer, and no script reads it (https://www.w3.org/TR/fetch-metadata/). */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const dest = headers['sec-fetch-dest'];
  return dest === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : dest === 'document';
}
