import { addressKey } from '../base';
import { guardLimits } from '../limits';

interface SentPage {
  readonly address: string;
  readonly visitor: number;
  readonly version: string;
  readonly sentAt: number;
  hasReported: boolean;
  /** Later reports come from another page. */
  isLeft: boolean;
  isOfSeveralVisitors: boolean;
}

/**
 * Pages sent to visitors of a canary and of live, one for each address at a time. A page whose scripts do not start reports
 * nothing, so only its absence is evidence. Visitors have a number after their first page, robots without scripts have none.
 */
export function createSentPages(elapsed: () => number) {
  /** In the order of their times. */
  const pages = new Map<string, SentPage>();

  return {
    /** @param version null for a page that the canary does not change */
    add(address: string, visitor: number | null, version: string | null) {
      const key = addressKey(address);
      const before = pages.get(key);
      if (before && before.visitor !== visitor) {
        before.isOfSeveralVisitors = true;
        return;
      }
      if (before && (before.hasReported || elapsed() - before.sentAt >= guardLimits.usualReportMs)) {
        before.isLeft = true;
        return;
      }
      pages.delete(key);
      if (visitor === null || version === null || pages.size >= guardLimits.countedAddresses) return;
      const state = { hasReported: false, isLeft: false, isOfSeveralVisitors: false };
      pages.set(key, { address, visitor, version, sentAt: elapsed(), ...state });
    },
    /** @param version in the report; undefined where it names none */
    report(address: string, version: string | undefined) {
      const page = pages.get(addressKey(address));
      if (!page || page.isLeft || elapsed() - page.sentAt < guardLimits.earlyMs) return;
      if (version === undefined || version === page.version) page.hasReported = true;
    },
    /** Removes the pages that have had their time. */
    takeOld(): readonly SentPage[] {
      const old: SentPage[] = [];
      for (const [key, page] of pages) {
        if (elapsed() - page.sentAt < guardLimits.reportMs) break;
        pages.delete(key);
        if (!page.isOfSeveralVisitors) old.push(page);
      }
      return old;
    },
  };
}
