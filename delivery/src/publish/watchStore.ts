import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '../store';
import type { Published } from './publishSite';

interface Options {
  readonly signal: AbortSignal;
  readonly onError: (message: string) => void;
  /** ms */
  readonly pause?: number;
  /** ms between repairs. */
  readonly repairPause?: number;
}

const day = 24 * 60 * 60_000;

/** ms. Pauses double after each failure. */
const longestPause = 60_000;

/** Retries failed and partial publications, since the store may be at fault. Publishes a changed store at once, even in between. */
export async function watchStore(
  store: ReleaseStore,
  publish: (/** At the start, and each day. */ repair: boolean) => Promise<Pick<Published, 'heldBack'>>,
  { signal, onError, pause = 1000, repairPause = day }: Options,
): Promise<void> {
  const pauseAfter = (failures: number) => Math.min(pause * 2 ** failures, longestPause);
  let seen: string | undefined;
  /** ms of `performance.now`, for the next attempt at the same revision. */
  let due = Number.POSITIVE_INFINITY;
  /** ms of `performance.now`. */
  let repairDue = 0;
  let attempts = 0;
  let unanswered = 0;
  const errors = sayOnce(onError);
  const report = (error: unknown) => errors.say(error instanceof Error ? error.message : String(error));

  async function attempt(): Promise<void> {
    try {
      const repair = performance.now() >= repairDue;
      const { heldBack } = await publish(repair);
      if (repair && heldBack.size === 0) repairDue = performance.now() + repairPause;
      errors.restart();
      due = heldBack.size === 0 ? Number.POSITIVE_INFINITY : performance.now() + pauseAfter(attempts);
    } catch (error) {
      report(error);
      due = performance.now() + pauseAfter(attempts);
    }
  }

  while (!signal.aborted) {
    try {
      // Read before publishing, so that the next round notices a concurrent move.
      const revision = await store.revision(await store.packages());
      if (unanswered > 0) errors.restart();
      unanswered = 0;
      const isDue = performance.now() >= (Number.isFinite(due) ? due : repairDue);
      if (revision !== seen || isDue) {
        attempts = revision === seen ? attempts + 1 : 1;
        seen = revision;
        await attempt();
      }
    } catch (error) {
      unanswered += 1;
      report(error);
    }
    await wait(pauseAfter(unanswered), undefined, { signal }).catch(() => {});
  }
}

/** Most different lines until `restart`: a failure may last for days, and name other details each time. */
const mostLines = 50;

/** Prints each line once until `restart`. */
export function sayOnce(print: (line: string) => void) {
  const said = new Set<string>();
  return {
    say(line: string) {
      if (said.has(line) || said.size >= mostLines) return;
      said.add(line);
      print(line);
    },
    restart: () => said.clear(),
  };
}
