import type { Pin, Pins } from '@site/shared/contracts';
import { remoteOf } from '../remoteOf';

export interface UsedReleases {
  use(module: string, release: Pin): void;
  /** Release of a module such as `mfe_catalog/ProductPage`; of a remote, the release of its last module. */
  of(name: string): Pin | undefined;
  subscribe(callback: () => void): () => void;
}

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
