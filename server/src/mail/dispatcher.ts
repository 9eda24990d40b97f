import type { Delivery } from './delivery';
import type { Spool } from './spool';

interface Options {
  readonly spool: Pick<Spool, 'list' | 'read' | 'remove'>;
  readonly delivery: Delivery;
  /** How long to leave a message alone after that many failures in a row (ms). */
  readonly retryPauseMs: (failures: number) => number;
  readonly onFailure: (error: unknown, key: string | null) => void;
}

/** Carries messages from the spool to their delivery, one at a time, until each has arrived. */
export interface Dispatcher {
  /** There may be something to do: a message was accepted, or the server has just started. */
  wake(): void;
  /** Finishes the message that is under way, then does nothing any more. */
  stop(): Promise<void>;
}

/** 5 s after the first failure, then twice as long each time, at most 10 min. */
export function growingPauseMs(failures: number): number {
  return Math.min(5_000 * 2 ** (failures - 1), 600_000);
}

export function createDispatcher({ spool, delivery, retryPauseMs, onFailure }: Options): Dispatcher {
  const failures = new Map<string | null, number>();
  const pauses = new Map<string | null, NodeJS.Timeout>();
  const delivered = new Set<string>();
  let round = Promise.resolve();
  let working = false;
  let moreToDo = false;
  let stopped = false;

  async function move(key: string) {
    // A message that arrived but could not be removed must not arrive again.
    if (!delivered.has(key)) await delivery.deliver(await spool.read(key));
    delivered.add(key);
    await spool.remove(key);
    delivered.delete(key);
  }

  /** Tries something; where it fails, it is left alone for a while and then tried again. `null` stands for the listing. */
  async function attempt(subject: string | null, action: () => Promise<void>) {
    try {
      await action();
      failures.delete(subject);
    } catch (error) {
      onFailure(error, subject);
      const count = (failures.get(subject) ?? 0) + 1;
      failures.set(subject, count);
      pauses.set(subject, setTimeout(() => endPause(subject), retryPauseMs(count)).unref());
    }
  }

  function endPause(subject: string | null) {
    pauses.delete(subject);
    wake();
  }

  async function moveAll() {
    for (const key of await spool.list()) {
      if (stopped) return;
      if (!pauses.has(key)) await attempt(key, () => move(key));
    }
  }

  async function work() {
    working = true;
    while (moreToDo && !stopped) {
      moreToDo = false;
      if (!pauses.has(null)) await attempt(null, moveAll);
    }
    working = false;
  }

  function wake() {
    moreToDo = true;
    if (!working) round = work();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      for (const pause of pauses.values()) clearTimeout(pause);
      await round;
    },
  };
}
