import type { KeptTally } from './tally';
import { readTally, writeTally } from './tallyFile';

/** Keeps a tally in a file while a server runs: a crash costs what was counted within a minute. */
export interface TallyKeeper {
  /** Adds what an earlier run left, and writes from then on. Never rejects, like the others. */
  begin(): Promise<void>;
  /** There is something to write. */
  changed(): void;
  /** Writes what is left to write. */
  end(): Promise<void>;
}

/** How often counts are written, if there are new ones (ms). */
const writeEveryMs = 60_000;

/** @param onError is told what the disk says, and what follows from it */
export function createTallyKeeper(
  path: string,
  tally: KeptTally,
  onError: (error: unknown, text: string) => void,
): TallyKeeper {
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;
  /** One after the other: what was left by an earlier run is not written over before it is read. */
  let work: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    work = work.then(async () => {
      if (!hasChanged) return;
      hasChanged = false;
      await writeTally(path, tally).catch((error: unknown) => {
        hasChanged = true;
        onError(error, 'Counts of observations can’t be written down');
      });
    });
    return work;
  }

  return {
    begin() {
      work = readTally(path, tally).catch((error: unknown) => onError(error, 'Counts of observations begin anew'));
      timer = setInterval(write, writeEveryMs).unref();
      return work;
    },
    changed() {
      hasChanged = true;
    },
    end() {
      clearInterval(timer);
      return write();
    },
  };
}
