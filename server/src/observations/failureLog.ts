import type { Observation } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';

interface Options {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
  /** Lines within a minute; beyond that it is only counted. */
  readonly mostPerMinute?: number;
}

/** Of about 400 bytes each: at most 12 MB a day, whatever pages tell. */
const usualMostPerMinute = 20;

const minuteMs = 60_000;

/**
 * Writes failures in visitors' pages to the log, each kind of them once in a minute. How many were not written is said
 * with the first one that is written after that minute.
 */
export function createFailureLog({ log, now, mostPerMinute = usualMostPerMinute }: Options) {
  let written = new Set<string>();
  let begun = Number.NEGATIVE_INFINITY;
  let unwritten = 0;

  return ({ page, failures }: Pick<Observation, 'page' | 'failures'>): void => {
    for (const { remote, version, phase, kind, healed } of failures) {
      const time = now().getTime();
      if (time < begun || time >= begun + minuteMs) {
        if (unwritten > 0) log.warn({ count: unwritten }, 'Further failures in visitors’ pages were not written down');
        begun = time;
        written = new Set();
        unwritten = 0;
      }
      const line = { remote, version, phase, kind, healed, page };
      const key = JSON.stringify(line);
      if (written.has(key) || written.size >= mostPerMinute) {
        unwritten += 1;
      } else {
        written.add(key);
        log.warn(line, 'A release failed in a visitor’s page');
      }
    }
  };
}
