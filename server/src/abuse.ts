import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How much of an endpoint anybody may take. What is not given is not limited. */
export interface AbuseLimits {
  /** Requests a minute from one address, or from one /64 of IPv6, which is what a household gets. */
  readonly perMinute?: number | undefined;
  /** Requests that are being received at the same time. */
  readonly atOnce?: number | undefined;
  /** How long the body of one may take to arrive (ms). */
  readonly arrivalMs?: number | undefined;
  /** Origins of other sites whose pages may read the answers. */
  readonly corsOrigins?: readonly string[] | undefined;
}

/** Addresses that are counted at the same time; beyond that the one that was quiet for longest is forgotten. */
const countedAddresses = 50_000;

/** When to come back after too many requests at once (s): the form's own patience is 20 s. */
const busyRetrySeconds = 10;

/**
 * Limits the routes of an instance that are made after it, as far as they ask for it by `config: { rateLimit: {} }`. The
 * counts live in this process and belong to this instance: one process has the endpoint.
 *
 * @param tooMany what is thrown at one too many; it gets the time until the next is taken (s)
 */
export async function limitAbuse(
  app: FastifyInstance,
  limits: Pick<AbuseLimits, 'perMinute' | 'corsOrigins'>,
  tooMany: (seconds: number) => Error,
): Promise<void> {
  const { perMinute, corsOrigins = [] } = limits;
  // Neither a form nor a beacon needs a preflight: whoever asks for one wants something else.
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
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/**
 * A hook that refuses what would be one request too many at the same time.
 *
 * @param busy what is thrown then
 */
export function limitAtOnce(most: number | undefined, busy: () => Error) {
  let underWay = 0;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (underWay >= (most ?? Number.POSITIVE_INFINITY)) {
      reply.header('retry-after', busyRetrySeconds);
      throw busy();
    }
    underWay += 1;
    // Closed in either case: answered, or gone.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  };
}
