import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkKey } from '../base';
import { siteLimits } from '../limits';

export type ServedPages = ReturnType<typeof createServedPages>;

/**
 * Networks that this server has sent a page within the last hour. A network instead of an address: telephones change theirs
 * within the network of their operator. In memory only.
 *
 * @param elapsed ms since any moment, by a clock that never jumps
 */
export function createServedPages(elapsed: () => number = () => performance.now()) {
  const networks = new LRUCache<string, string>({ max: siteLimits.servedNetworks, memoMethod: networkKey });
  /** Time of the last page, by network. */
  const lastPages = new LRUCache<string, number>({ max: siteLimits.servedNetworks });
  return {
    /** Records a request that is answered by a page. */
    add({ method, ip }: Pick<FastifyRequest, 'method' | 'ip'>) {
      if (method === 'GET') lastPages.set(networks.memo(ip), elapsed());
    },
    hasSentTo(address: string): boolean {
      const last = lastPages.peek(networks.memo(address));
      return last !== undefined && elapsed() - last < siteLimits.servedPageMs;
    },
  };
}
