import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { jsonFile } from './jsonFile';

interface Counts<S extends v.GenericSchema> {
  readonly schema: S;
  readonly name: string;
  /** ms between two writes: the counts that a crash may lose. */
  readonly writeMs: number;
  /** Content of the file; null without counts. */
  readonly snapshot: () => v.InferOutput<S> | null;
  /** Adds the counts of the file to those since the start. */
  readonly restore: (kept: v.InferOutput<S>) => void;
}

/** Keeps counts in a file while a server listens. Never rejects. */
export function keepCounts<S extends v.GenericSchema>(
  app: FastifyInstance,
  path: string,
  { schema, name, writeMs, snapshot, restore }: Counts<S>,
): void {
  const beginAnew = (err: unknown) => app.log.error({ err }, `${name} restart at 0`);
  const file = jsonFile(path, schema, beginAnew);
  let timer: NodeJS.Timeout | undefined;
  /** Runs tasks in sequence: the file is read before it is overwritten. */
  let work = Promise.resolve();

  function write(): Promise<void> {
    work = work.then(async () => {
      const content = snapshot();
      if (content !== null) await file.write(content);
    });
    work = work.catch((err: unknown) => app.log.error({ err }, `${name} can’t be written down`));
    return work;
  }

  // Waits until the port is bound: another server may still be writing.
  app.addHook('onListen', () => {
    work = file.read().then((counts) => {
      if (counts !== null) restore(counts);
    }, beginAnew);
    timer = setInterval(write, writeMs).unref();
    return work;
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return write();
  });
}
