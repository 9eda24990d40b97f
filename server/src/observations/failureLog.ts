import type { Observation } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { observationsLimits } from '../limits';

/** Bytes of a line beside the text. */
const bytesBeside = 200;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The log itself masks addresses of visitors and escapes invisible characters. */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'warn'>, now: () => Date) {
  let minute = { begun: Number.NEGATIVE_INFINITY, written: new Set<string>() };
  let hour = { begun: Number.NEGATIVE_INFINITY, bytes: 0 };
  let unwritten = 0;

  return ({ page, failures }: Pick<Observation, 'page' | 'failures'>): void => {
    for (const { remote, version, phase, kind, healed } of failures) {
      const time = now().getTime();
      const isOver = (begun: number, ms: number) => time < begun || time >= begun + ms;
      if (isOver(hour.begun, hourMs)) hour = { begun: time, bytes: 0 };
      if (isOver(minute.begun, minuteMs)) {
        if (unwritten > 0) log.warn({ count: unwritten }, 'Further failures in visitors’ pages were not logged');
        minute = { begun: time, written: new Set() };
        unwritten = 0;
      }
      if (
        minute.written.size >= observationsLimits.loggedPerMinute ||
        hour.bytes >= observationsLimits.loggedBytesPerHour
      ) {
        unwritten += 1;
        continue;
      }
      const line = {
        remote,
        version,
        phase,
        kind: kind && shortened(kind),
        healed,
        page,
      };
      const key = JSON.stringify(line);
      if (minute.written.has(key)) {
        unwritten += 1;
      } else {
        minute.written.add(key);
        hour.bytes += Buffer.byteLength(key) + bytesBeside;
        log.warn(line, 'A release failed in a visitor’s page');
      }
    }
  };
}

/** Ends with a whole word: the log would not recognise a part of an address. */
function shortened(kind: string): string {
  const characters = [...kind];
  if (characters.length <= observationsLimits.failureCharacters) return kind;
  return `${characters.slice(0, observationsLimits.failureCharacters).join('').replace(/\S*$/, '')}…`;
}
