import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '../store';
import type { Published } from './publishSite';

interface Options {
  readonly signal: AbortSignal;
  readonly onError: (message: string) => void;
  /** ms */
  readonly pause?: number;
}

/** ms. Pauses double after each failure. */
const longestPause = 60_000;

/** Retries failed and partial publications, since the store may be at fault. Publishes a changed store at once, even in between. */
export async function watchStore(
  store: ReleaseStore,
  publish: () => Promise<Pick<Published, 'heldBack'>>,
  { signal, onError, pause = 1000 }: Options,
): Promise<void> {
  const pauseAfter = (failures: number) => Math.min(pause * 2 ** failures, longestPause);
  let seen: string | undefined;
  /** ms of `performance.now`, for the next attempt at the same revision. */
  let due = Number.POSITIVE_INFINITY;
  let attempts = 0;
  let unanswered = 0;
  let lastMessage = '';
  const report = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== lastMessage) onError(message);
    lastMessage = message;
  };

  async function attempt(): Promise<void> {
    try {
      const { heldBack } = await publish();
      lastMessage = '';
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
      if (unanswered > 0) lastMessage = '';
      unanswered = 0;
      if (revision !== seen || performance.now() >= due) {
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
