import type { Discovery } from '@site/shared/contracts';
import { longestWait, within } from './deadline';
import { isDiscovery } from './isDiscovery';

const url = '/frontend-discovery.json';

export interface DiscoveryClient {
  current(): Discovery | null;
  read(): Promise<Discovery | null>;
  /** Keeps the last file if that fails. Never rejects. */
  refresh(): Promise<Discovery | null>;
  /** The last read succeeded: network and server work. */
  isFresh(): boolean;
}

/** Concurrent callers share one request, which ends after 12 s at most. */
export function createDiscoveryClient(): DiscoveryClient {
  let known: Discovery | null = null;
  let tried = false;
  let fresh = false;
  let underWay: Promise<Discovery | null> | null = null;

  async function request(): Promise<Discovery | null> {
    fresh = false;
    // Browsers may have cached the file from before a deployment.
    const answer = fetch(url, { cache: 'no-cache' })
      .then(parse)
      .then((file) => {
        known = file;
        fresh = true;
      });
    await within(longestWait, answer);
    tried = true;
    underWay = null;
    return known;
  }

  function refresh() {
    underWay ??= request();
    return underWay;
  }

  return {
    current: () => known,
    read: () => (tried ? Promise.resolve(known) : refresh()),
    refresh,
    isFresh: () => fresh,
  };
}

async function parse(answer: Response): Promise<Discovery> {
  const file: unknown = await answer.json();
  if (!answer.ok || !isDiscovery(file)) throw new Error(`${url} is not a discovery file`);
  return file;
}
