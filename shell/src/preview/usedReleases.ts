import type { Pin, Pins } from '@site/shared/contracts';
import { remoteOf } from '../remotes/remoteOf';

/** Which release each part of the page is out of, by now. */
export interface UsedReleases {
  use(module: string, release: Pin): void;
  /** Of a module such as `mfe_catalog/ProductPage`, or of a remote as a whole: of the module that came last. */
  of(name: string): Pin | undefined;
  /** Calls back when there is more to know. */
  subscribe(callback: () => void): () => void;
}

/** @param pins the releases that the page was rendered with */
export function createUsedReleases(pins: Pins): UsedReleases {
  const releases = new Map<string, Pin>(Object.entries(pins));
  const listeners = new Set<() => void>();
  return {
    use(module, release) {
      releases.set(module, release);
      releases.set(remoteOf(module), release);
      for (const listener of listeners) listener();
    },
    of: (name) => releases.get(name) ?? releases.get(remoteOf(name)),
    subscribe(callback) {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
  };
}
