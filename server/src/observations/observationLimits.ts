import { usualShare } from './fairShare';
import type { ObservationLimits } from './observationService';

/**
 * Observations a minute from one address: a page sends two to five, and behind one address there may be a whole company,
 * or a street.
 */
const usualPerMinute = 120;

/** What one address may send; with `RATE_LIMIT=off` anything, for load tests, as it may send any number of messages. */
export function observationLimits(
  { RATE_LIMIT }: NodeJS.ProcessEnv,
  corsOrigins: readonly string[] | undefined,
): ObservationLimits {
  return RATE_LIMIT === 'off' ? { corsOrigins } : { perMinute: usualPerMinute, share: usualShare, corsOrigins };
}
