import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, createPeriods, type Sender, senderLevels, senderOf } from '../base';
import { httpLimits } from '../limits';

/** An undefined limit does not apply. */
export interface AbuseLimits {
  readonly perMinute?: number | undefined;
  readonly corsOrigins?: readonly string[] | undefined;
}

export interface AtOnceLimits {
  readonly atOnce?: number | undefined;
  readonly atOnceFromAddress?: number | undefined;
}

export const httpError = (statusCode: number) => Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode });

/** Applies to routes added later with `config: { rateLimit: {} }`. Throws a 429 and sets `Retry-After`. */
export async function limitAbuse(app: FastifyInstance, { perMinute, corsOrigins = [] }: AbuseLimits): Promise<void> {
  // Neither the form nor a beacon needs a preflight.
  if (corsOrigins.length > 0) {
    await app.register(cors, { origin: [...corsOrigins], preflight: false, exposedHeaders: ['retry-after'] });
  }
  if (perMinute === undefined) return;
  const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: minuteMs,
    store: RequestCounts,
    keyGenerator: ({ ip }) => addressKey(ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

const minuteMs = 60_000;

/** The plugin's own store uses the wall clock: one set back by a day would refuse requests for a day. */
class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = createPeriods<{ current: number }>({
    most: httpLimits.countedAddresses,
    ms: minuteMs,
    now: () => performance.now(),
  });

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]) {
    const count = this.#counts.getOrBegin(key, () => ({ current: 0 }));
    count.current += 1;
    callback(null, { current: count.current, ttl: this.#counts.left(key) });
  }

  child() {
    return new RequestCounts();
  }
}

interface InProgress {
  readonly sender: Sender;
  readonly since: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** 429 for too many requests of one address or network, 503 for all. When full, closes the slowest connection: probably an attack. */
export function limitAtOnce({
  atOnce = Number.POSITIVE_INFINITY,
  atOnceFromAddress = Number.POSITIVE_INFINITY,
}: AtOnceLimits) {
  const inProgress = new Set<InProgress>();
  const watched = new WeakSet<Socket>();

  function forget(socket: Socket) {
    for (const it of inProgress) if (it.request.socket === socket) inProgress.delete(it);
  }

  /** Closing a connection closes only the response of its first pipelined request; this removes the others. */
  function watch(socket: Socket) {
    if (watched.has(socket)) return;
    watched.add(socket);
    socket.once('close', () => forget(socket));
  }

  function makeRoom(isSlow: (it: InProgress) => boolean): boolean {
    const latest = performance.now() - httpLimits.patienceMs;
    const slow = [...inProgress].find((it) => it.since <= latest && isSlow(it));
    if (!slow) return false;
    forget(slow.request.socket);
    slow.request.socket.destroy();
    return true;
  }

  const mostOf = (level: keyof Sender) =>
    level === 'address'
      ? atOnceFromAddress
      : Math.max(atOnceFromAddress, httpLimits.atOnceShares[level] * (atOnce - inProgress.size));
  const isUnread = ({ response }: InProgress) => response.writableEnded;
  const isArriving = ({ request }: InProgress) => !request.complete;

  return async ({ ip, raw: request }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const sender = senderOf(ip);
    const isTooMany = senderLevels.some((level) => {
      const isOfSame = (it: InProgress) => it.sender[level] === sender[level];
      const count = [...inProgress].filter(isOfSame).length;
      if (count < mostOf(level)) return false;
      return !makeRoom((it) => isOfSame(it) && (isUnread(it) || (level !== 'address' && isArriving(it))));
    });
    if (isTooMany || (inProgress.size >= atOnce && !makeRoom((it) => isArriving(it) || isUnread(it)))) {
      reply.header('retry-after', httpLimits.busyRetrySeconds);
      throw httpError(isTooMany ? 429 : 503);
    }
    // A closed connection emits no further `close`.
    if (request.socket.destroyed) return;
    const it = { sender, since: performance.now(), request, response: reply.raw };
    inProgress.add(it);
    watch(request.socket);
    reply.raw.once('close', () => inProgress.delete(it));
  };
}

/** Other sites could send from their visitors' addresses. Old browsers send none of these headers, and pass. */
export function refuseForeign({ corsOrigins = [] }: AbuseLimits) {
  return async ({ headers, hostname }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': fetchSite } = headers;
    if (origin !== undefined && corsOrigins.includes(origin)) return;
    // https://www.w3.org/TR/fetch-metadata/; older browsers send only the origin, of which a proxy may hide the port.
    const isForeign =
      fetchSite === undefined ? origin !== undefined && hostOf(origin) !== hostname : fetchSite === 'cross-site';
    if (isForeign) throw httpError(403);
  };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : null);
