import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { keepCounts } from '../base';
import { observationsLimits } from '../limits';
import type { Tally } from './tally';

/** Version of the layout; files of other versions are ignored. */
const format = 1 as const;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const counts = v.record(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), v.record(v.string(), wholeNumber));
const schema = v.object({
  format: v.literal(format),
  releases: v.array(v.object({ remote: v.string(), version: v.string(), slots: counts })),
});

export function keepTally(app: FastifyInstance, path: string, tally: Tally): void {
  keepCounts(app, path, {
    schema,
    name: 'Counts of observations',
    writeMs: observationsLimits.writeMs,
    snapshot() {
      const releases = tally.snapshot();
      return releases.length > 0 ? { format, releases: [...releases] } : null;
    },
    restore: ({ releases }) => tally.restore(releases),
  });
}
