import { type Agent, request } from 'node:http';
import type { Endpoint } from './endpoints';

interface Connection {
  /** Address of this machine that the visitor comes from. */
  readonly localAddress?: string;
  readonly agent?: Agent;
}

/** How long an answer is waited for, as the form does (ms). */
const patienceMs = 20_000;

/**
 * @param origin address of the server, without a slash at the end
 * @returns the status of the answer
 * @throws Error when there is none
 */
export function sendBody(
  origin: string,
  { path, contentType }: Pick<Endpoint, 'path' | 'contentType'>,
  body: Buffer,
  connection: Connection = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': body.length };
    const sent = request(
      `${origin}${path}`,
      { method: 'POST', headers, timeout: patienceMs, ...connection },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('No answer')));
    sent.once('error', reject);
    sent.end(body);
  });
}
