import { getsCanary } from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkKey } from '../base';
import { siteLimits } from '../limits';
import type { Canary } from './siteReleases';

export type ServedPages = ReturnType<typeof createServedPages>;

/** Pages that this server has sent, by visitors' numbers, and the last one of each network. In memory only. */
export function createServedPages() {
  const counts = new Array<number>(101).fill(0);
  const networks = new LRUCache<string, string>({ max: siteLimits.servedNetworks, memoMethod: networkKey });
  /** Number of the last page, by network: a time would depend on a clock that may be set. */
  const lastPages = new LRUCache<string, number>({ max: siteLimits.servedNetworks });
  let total = 0;
  return {
    /** @param visitor 0 to 99; null for those who get their number in that page */
    add(visitor: number | null, address?: string) {
      counts[visitor ?? 100] = (counts[visitor ?? 100] ?? 0) + 1;
      total += 1;
      if (address !== undefined) lastPages.set(networks.memo(address), total);
    },
    /** By visitors' numbers, and at 100 those who get their number in that page. */
    counts: (): readonly number[] => [...counts],
    /** Number of the last page; 0 where another server sends them. */
    last: () => total,
    /** @param page number of the last one before */
    wasSentSince: (page: number, address: string) => (lastPages.get(networks.memo(address)) ?? 0) > page,
  };
}

/** A proxy that sends pages itself (`X-Pages-From`) asks for few: counted, they would make all other views look forged. */
export const isCounted = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers['x-pages-from'] === undefined;

/** Pages that a canary's visitors and the others were sent while it was watched. */
export interface Served {
  readonly canary: number;
  readonly live: number;
  /** As many as are expected of visitors who got their number in that page. */
  readonly newCanary: number;
  readonly newLive: number;
}

export const nothingServed: Served = { canary: 0, live: 0, newCanary: 0, newLive: 0 };

/** More views than pages that say nothing yet: tabs may be open since before the server was. */
const slack = 3;

/** @param pages that were sent since `before`, by visitors' numbers */
export function servedMeanwhile(before: Served, { remote, traffic }: Canary, pages: readonly number[]): Served {
  const unknown = pages[100] ?? 0;
  const sums = { canary: before.canary, live: before.live };
  for (const [visitor, count] of pages.slice(0, 100).entries()) {
    sums[getsCanary(visitor, remote, traffic) ? 'canary' : 'live'] += count;
  }
  return {
    ...sums,
    newCanary: before.newCanary + unknown * (traffic / 100),
    newLive: before.newLive + unknown * (1 - traffic / 100),
  };
}

/**
 * Most views of a release that so many pages explain: a page reports a release once. Three standard deviations more than
 * are expected of new visitors.
 */
export function mostViews(served: Served, release: 'canary' | 'live'): number {
  const [known, expected] = release === 'canary' ? [served.canary, served.newCanary] : [served.live, served.newLive];
  return known + expected + 3 * Math.sqrt(expected) + slack;
}
