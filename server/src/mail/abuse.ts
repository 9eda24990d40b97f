import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from './answers';

/** How much of the endpoint anybody may take. What is not given is not limited. */
export interface AbuseLimits {
  /** Submissions a minute from one address, or from one /64 of IPv6, which is what a household gets. */
  readonly perMinute?: number | undefined;
  /** Submissions that are being received at the same time. */
  readonly atOnce?: number | undefined;
  /** How long the body of one may take to arrive (ms). */
  readonly arrivalMs?: number | undefined;
  /** Origins of other sites whose pages may read the answers. */
  readonly corsOrigins?: readonly string[] | undefined;
}

/** Addresses that are counted at the same time; beyond that the one that was quiet for longest is forgotten. */
const countedAddresses = 50_000;

/** When to come back after too many submissions at once (s): the form's own patience is 20 s. */
const busyRetrySeconds = 10;

/**
 * Limits the routes of an instance that are made after it, as far as they ask for it by `config: { rateLimit: {} }`. The
 * counts live in this process: one process has the endpoint.
 */
export async function limitAbuse(app: FastifyInstance, limits: AbuseLimits): Promise<void> {
  const { perMinute, corsOrigins = [] } = limits;
  // A form needs no preflight: whoever asks for one wants something else.
  if (corsOrigins.length > 0) {
    await app.register(cors, { origin: [...corsOrigins], preflight: false, exposedHeaders: ['retry-after'] });
  }
  if (perMinute === undefined) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    cache: countedAddresses,
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) => refusals.tooMany(Math.ceil(ttl / 1000)),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/** A hook that refuses what would be one submission too many at the same time. */
export function limitAtOnce(most = Number.POSITIVE_INFINITY) {
  let underWay = 0;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (underWay >= most) {
      reply.header('retry-after', busyRetrySeconds);
      throw refusals.busy();
    }
    underWay += 1;
    // Closed in either case: answered, or gone.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  };
}
