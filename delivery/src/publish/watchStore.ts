import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '../store';
import type { Published } from './publishSite';

interface Options {
  readonly signal: AbortSignal;
  readonly onError: (message: string) => void;
  /** ms */
  readonly pause?: number;
}

/** ms. The pause doubles after each failure. */
const longestPause = 60_000;

/** Retries failures, and publications that held packages back: the store may be at fault. */
export async function watchStore(
  store: ReleaseStore,
  publish: () => Promise<Pick<Published, 'heldBack'>>,
  { signal, onError, pause = 1000 }: Options,
): Promise<void> {
  let seen: string | undefined;
  let failures = 0;
  /** ms of `performance.now`, for held-back packages. */
  let due = Number.POSITIVE_INFINITY;
  let incomplete = 0;
  let lastMessage = '';
  while (!signal.aborted) {
    try {
      // Read before publishing, so that a move meanwhile is noticed.
      const revision = await store.revision(await store.packages());
      if (revision !== seen || performance.now() >= due) {
        incomplete = revision === seen ? incomplete + 1 : 1;
        const { heldBack } = await publish();
        const wait = heldBack.size === 0 ? Number.POSITIVE_INFINITY : Math.min(pause * 2 ** incomplete, longestPause);
        due = performance.now() + wait;
        seen = revision;
      }
      failures = 0;
      lastMessage = '';
    } catch (error) {
      failures += 1;
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastMessage) onError(message);
      lastMessage = message;
    }
    await wait(Math.min(pause * 2 ** failures, longestPause), undefined, { signal }).catch(() => {});
  }
}
