import type { Observation, Verdict } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AbuseLimits } from '../abuse';
import type { PublishedSite } from '../site/publishedSite';
import { createFailureLog } from './failureLog';
import { createFairShare, type ShareLimits } from './fairShare';
import { filterObservation, sizeOf } from './filterObservation';
import { addObservationMetrics } from './observationMetrics';
import { observationRoutes } from './observationRoutes';
import { createTally, type Tally } from './tally';
import { createTallyKeeper } from './tallyKeeper';

export interface ObservationOptions {
  /** Whether anybody may ask what is known: for preview builds. */
  readonly preview?: boolean | undefined;
  /** File that counts are kept in across restarts; without one they are not. */
  readonly file?: string | undefined;
  /** Observations a minute from one address, and what they may add up to. What is not given is not limited. */
  readonly limits?: ObservationLimits | undefined;
  /** Whoever else is to hear what is counted, and from which address. */
  readonly hear?: ((observation: Observation, address: string) => void) | undefined;
  /** Canaries that were rolled back. */
  readonly rollbacks?: (() => readonly Verdict[]) | undefined;
  readonly now?: (() => Date) | undefined;
}

export interface ObservationLimits extends Pick<AbuseLimits, 'perMinute' | 'corsOrigins'> {
  readonly share?: ShareLimits | undefined;
}

/**
 * Puts together what observations go through: endpoint, what the site knows, fair shares, and what counts them.
 *
 * @returns the counts
 */
export function addObservations(
  app: FastifyInstance,
  site: PublishedSite,
  registry: Registry,
  options: ObservationOptions,
): Tally {
  const { preview = false, file, limits = {}, rollbacks = () => [], hear, now = () => new Date() } = options;
  const tally = createTally({ now });
  const fairShare = limits.share
    ? createFairShare({ limits: limits.share, now })
    : (_: string, all: Observation) => all;
  const logFailures = createFailureLog({ log: app.log, now });
  const releases = async () => (await site.current())?.releases() ?? null;
  const metrics = addObservationMetrics(registry, { releases, rollbacks });
  const onError = (err: unknown, text: string) => app.log.error({ err }, text);
  const keeper = file === undefined ? null : createTallyKeeper(file, tally, onError);

  async function take(observation: Observation, address: string) {
    const onSite = await releases();
    const known = filterObservation(observation, (release) => onSite?.has(release) ?? false);
    metrics.dropped('unknown_release', sizeOf(observation) - sizeOf(known));
    const fair = fairShare(address, known);
    metrics.dropped('address_limit', sizeOf(known) - sizeOf(fair));
    if (sizeOf(fair) === 0) return;
    tally.add(fair);
    hear?.(fair, address);
    metrics.count(fair);
    logFailures(fair);
  }

  if (keeper) {
    // Not before the port is ours: another server may still be writing.
    app.addHook('onListen', keeper.begin);
    app.addHook('onClose', keeper.end);
  }

  app.register(observationRoutes, {
    take,
    summary: preview ? () => ({ ...tally.summary(), verdicts: rollbacks() }) : null,
    onAnswer: metrics.answered,
    limits,
  });
  return tally;
}
