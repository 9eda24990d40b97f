import type { Canary } from '../site';
import { mostViews, nothingServed, type ServedPages, servedMeanwhile } from '../site';

export type ExplainedViews = ReturnType<typeof createExplainedViews>;

/** Compares the views that are reported while a canary is watched with the pages that this server sends meanwhile. */
export function createExplainedViews(served: ServedPages) {
  const since = served.last();
  let counts = served.counts();
  let pages = nothingServed;

  /** Adds the pages that were sent since the last time, by the canary's share of now. */
  function update(canary: Canary) {
    const next = served.counts();
    pages = servedMeanwhile(
      pages,
      canary,
      next.map((count, visitor) => count - (counts[visitor] ?? 0)),
    );
    counts = next;
    return pages;
  }

  return {
    update,
    /**
     * A view counts where its network was sent a page since the canary is watched. From elsewhere, as of a telephone that changed
     * its network, it counts until as many views are counted as pages were sent: the surplus is forged, and says neither good nor
     * bad. Where another server sends the pages, every view counts.
     *
     * @param counted views of that version before this one
     */
    explains(canary: Canary, version: string, counted: number, address: string): boolean {
      if (served.last() === 0 || served.wasSentSince(since, address)) return true;
      return counted + 1 <= mostViews(update(canary), version === canary.version ? 'canary' : 'live');
    },
  };
}
