import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { httpLimits } from '../limits';

/** How much of an endpoint anybody may take. What is not given is not limited. */
export interface AbuseLimits {
  /** Requests a minute from one address, or from one /64 of IPv6, which is what a household gets. */
  readonly perMinute?: number | undefined;
  /** Origins of other sites whose pages may read the answers. */
  readonly corsOrigins?: readonly string[] | undefined;
}

/** The same for requests that are being received at the same time. */
export interface AtOnceLimits {
  readonly atOnce?: number | undefined;
  readonly atOnceFromAddress?: number | undefined;
}

/** As Fastify refuses by itself: the routes find words for the status. */
export const httpError = (statusCode: number) => Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode });

/**
 * Limits the routes of an instance that are made after it, as far as they ask for it by `config: { rateLimit: {} }`. The
 * counts live in this process and belong to this instance: one process has the endpoint. One too many throws a 429, and
 * `Retry-After` is set.
 */
export async function limitAbuse(app: FastifyInstance, { perMinute, corsOrigins = [] }: AbuseLimits): Promise<void> {
  // Neither a form nor a beacon needs a preflight: whoever asks for one wants something else.
  if (corsOrigins.length > 0) {
    await app.register(cors, { origin: [...corsOrigins], preflight: false, exposedHeaders: ['retry-after'] });
  }
  if (perMinute === undefined) return;
  const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    store: RequestCounts,
    keyGenerator: ({ ip }) => addressKey(ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

/**
 * Counts requests in memory. The plugin's own counts go by the wall clock: set back by a day, it would refuse an address for
 * that day.
 */
class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { current: number; readonly endsAt: number }>({
    max: httpLimits.countedAddresses,
  });

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number) {
    const time = performance.now();
    const known = this.#counts.get(key);
    const count = known && known.endsAt > time ? known : { current: 0, endsAt: time + windowMs };
    count.current += 1;
    this.#counts.set(key, count);
    callback(null, { current: count.current, ttl: count.endsAt - time });
  }

  /** Every route has counts of its own. */
  child() {
    return new RequestCounts();
  }
}

/** A request from its headers until it is answered, or until its connection is gone. */
interface InProgress {
  readonly address: string;
  /** ms, by `performance.now()`. */
  readonly since: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * A hook that refuses what would be one request too many at the same time: 503, or 429 where they are of one address. Where
 * there is no room, the client that is slow for longest loses its connection: it is more likely to be somebody who means to
 * block others than a visitor on a slow network.
 */
export function limitAtOnce({
  atOnce = Number.POSITIVE_INFINITY,
  atOnceFromAddress = Number.POSITIVE_INFINITY,
}: AtOnceLimits) {
  /** The oldest first. */
  const inProgress = new Set<InProgress>();
  const watched = new WeakSet<Socket>();

  function forget(socket: Socket) {
    for (const it of inProgress) if (it.request.socket === socket) inProgress.delete(it);
  }

  /** Of pipelined requests only the first one's response is closed with the connection: the others are forgotten here. */
  function watch(socket: Socket) {
    if (watched.has(socket)) return;
    watched.add(socket);
    socket.once('close', () => forget(socket));
  }

  /** Ends the connection of the oldest request for which this holds. @returns false where there is none */
  function makeRoom(isSlow: (it: InProgress) => boolean): boolean {
    const latest = performance.now() - httpLimits.patienceMs;
    const slow = [...inProgress].find((it) => it.since <= latest && isSlow(it));
    if (!slow) return false;
    forget(slow.request.socket);
    slow.request.socket.destroy();
    return true;
  }

  const isUnread = ({ response }: InProgress) => response.writableEnded;
  const isArriving = ({ request }: InProgress) => !request.complete;

  return async ({ ip, raw: request }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = addressKey(ip);
    const ofAddress = [...inProgress].filter((it) => it.address === address).length;
    const isTooMany = ofAddress >= atOnceFromAddress && !makeRoom((it) => it.address === address && isUnread(it));
    if (isTooMany || (inProgress.size >= atOnce && !makeRoom((it) => isArriving(it) || isUnread(it)))) {
      reply.header('retry-after', httpLimits.busyRetrySeconds);
      throw httpError(isTooMany ? 429 : 503);
    }
    // A connection that is gone by now is closed no more.
    if (request.socket.destroyed) return;
    const it = { address, since: performance.now(), request, response: reply.raw };
    inProgress.add(it);
    watch(request.socket);
    reply.raw.once('close', () => inProgress.delete(it));
  };
}

/**
 * A hook that refuses (403) what a browser says that a page of another site sends: visitors of that site would send it, each
 * from an address of their own. Who says nothing of that kind is no browser, or an old one.
 */
export function refuseForeign({ corsOrigins = [] }: AbuseLimits) {
  return async ({ headers, hostname }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': fetchSite } = headers;
    if (origin !== undefined && corsOrigins.includes(origin)) return;
    // https://www.w3.org/TR/fetch-metadata/; before it there was the origin alone, of which a proxy may hide the port.
    const isForeign =
      fetchSite === undefined ? origin !== undefined && hostOf(origin) !== hostname : fetchSite === 'cross-site';
    if (isForeign) throw httpError(403);
  };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : null);
