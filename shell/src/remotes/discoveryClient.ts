import type { Discovery } from '@site/shared/contracts';
import { longestWait, within } from './deadline';
import { isDiscovery } from './isDiscovery';

const url = '/frontend-discovery.json';

/** The discovery file, as far as this page knows it. */
export interface DiscoveryClient {
  /** The file as it was read last; null for one that is not there yet, or can't be had. */
  current(): Discovery | null;
  /** Reads the file unless that was tried before. Never rejects. */
  read(): Promise<Discovery | null>;
  /** Reads it anew. What was read before stays true if that fails. Never rejects. */
  refresh(): Promise<Discovery | null>;
  /** Whether the last attempt to read it succeeded: there is a network, and a server that answers. */
  isFresh(): boolean;
}

/** Whoever asks while the file is on its way waits for the same answer, for 12 s at most. */
export function createDiscoveryClient(): DiscoveryClient {
  let known: Discovery | null = null;
  let tried = false;
  let fresh = false;
  let underWay: Promise<Discovery | null> | null = null;

  async function request(): Promise<Discovery | null> {
    fresh = false;
    // A browser may have kept the file from before a deployment.
    const answer = fetch(url, { cache: 'no-cache' })
      .then(parse)
      .then((file) => {
        known = file;
        fresh = true;
      });
    // Its absence shows only where something can't be loaded.
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
  if (!answer.ok || !isDiscovery(file)) throw new Error(`${url} is no discovery file`);
  return file;
}
