import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jsonFile } from '../base';
import { observationsLimits } from '../limits';
import type { Tally } from './tally';

/** Files of another layout are not read. */
const format = 1;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const counts = v.record(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), v.record(v.string(), wholeNumber));
const fileSchema = v.object({
  format: v.literal(format),
  releases: v.array(v.object({ remote: v.string(), version: v.string(), slots: counts })),
});

/** A crash loses a minute of counts. Nothing here rejects. */
export function keepTally(app: FastifyInstance, path: string, tally: Tally): void {
  const beginAnew = (err: unknown) => app.log.error({ err }, 'Counts of observations begin anew');
  const file = jsonFile(path, fileSchema, beginAnew);
  let timer: NodeJS.Timeout | undefined;
  /** In sequence: the file of an earlier run is read before it is overwritten. */
  let work = Promise.resolve();

  function write(): Promise<void> {
    work = work.then(async () => {
      const releases = tally.snapshot();
      if (releases.length > 0) await file.write({ format, releases: [...releases] });
    });
    work = work.catch((err: unknown) => app.log.error({ err }, 'Counts of observations can’t be written down'));
    return work;
  }

  // Waits until the port is bound: another server may still be writing.
  app.addHook('onListen', () => {
    work = file.read().then((found) => tally.restore(found?.releases ?? []), beginAnew);
    timer = setInterval(write, observationsLimits.writeMs).unref();
    return work;
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return write();
  });
}
