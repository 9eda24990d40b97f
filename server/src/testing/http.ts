import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly statusCode: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  /** Default: a new connection. */
  readonly agent?: Agent;
}

/** @returns the address, without a trailing slash */
export function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** `fetch` normalizes a path, follows redirects and decompresses. */
export function visit(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, payload, agent = new Agent() } = options;
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ statusCode: response.statusCode, headers: response.headers, body }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Sends a text that may not be a valid request, and reads until the connection is closed. */
export async function say(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  // A request that is cut off while it is being sent ends in a reset, after the answer.
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}
