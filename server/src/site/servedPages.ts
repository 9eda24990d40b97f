import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkKey } from '../base';
import { siteLimits } from '../limits';

export type ServedPages = ReturnType<typeof createServedPages>;

/** Networks that were sent a page, in memory. Telephones change their address within their operator's network. */
export function createServedPages(elapsed: () => number = () => performance.now()) {
  const networks = new LRUCache<string, string>({ max: siteLimits.servedNetworks, memoMethod: networkKey });
  const lastPages = new LRUCache<string, number>({ max: siteLimits.servedNetworks });
  return {
    add({ method, ip }: Pick<FastifyRequest, 'method' | 'ip'>) {
      if (method === 'GET') lastPages.set(networks.memo(ip), elapsed());
    },
    hasSentTo(address: string): boolean {
      const last = lastPages.peek(networks.memo(address));
      return last !== undefined && elapsed() - last < siteLimits.servedPageMs;
    },
  };
}
