import type { Pin, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { ReleaseLoader } from './createReleaseLoader';
import type { DiscoveryClient } from './discoveryClient';
import { LoadFailure } from './loadFailure';

interface Options {
  readonly discovery: DiscoveryClient;
  readonly releases: ReleaseLoader;
  readonly report: (failure: RemoteFailure) => void;
}

/** A release that could not be loaded. */
export interface FailedAttempt {
  readonly release: Pin;
  readonly failure: LoadFailure;
}

/** Tries one release after the other, each of them twice. What has failed is added to `failed`. */
export interface ReleaseTrials {
  /** The module out of the first release that can be loaded, or null. */
  first(id: RemoteModuleId, candidates: readonly Pin[], failed: FailedAttempt[]): Promise<object | null>;
  /** As `first`; should all of them fail, out of what `candidates` names after another look at the discovery file. */
  any(id: RemoteModuleId, candidates: () => readonly Pin[], failed: FailedAttempt[]): Promise<object | null>;
  /** The release that a module came out of. */
  originOf(module: object): Pin | undefined;
  /** Reports each release that failed, once. */
  tell(id: RemoteModuleId, failed: readonly FailedAttempt[], healed: boolean): void;
}

export function createReleaseTrials({ discovery, releases, report }: Options): ReleaseTrials {
  const origins = new WeakMap<object, Pin>();

  async function first(id: RemoteModuleId, candidates: readonly Pin[], failed: FailedAttempt[]) {
    for (const release of candidates.flatMap((it) => [it, it])) {
      try {
        const module = await releases.load(id, release);
        origins.set(module, release);
        return module;
      } catch (error) {
        failed.push({ release, failure: LoadFailure.of(error) });
      }
    }
    return null;
  }

  return {
    first,
    async any(id, candidates, failed) {
      const module = await first(id, candidates(), failed);
      if (module) return module;
      await discovery.refresh();
      const isNew = ({ url }: Pin) => failed.every(({ release }) => release.url !== url);
      return first(id, candidates().filter(isNew), failed);
    },
    originOf: (module) => origins.get(module),
    tell(id, failed, healed) {
      for (const [version, { phase, message }] of new Map(failed.map((it) => [it.release.version, it.failure]))) {
        report({ remote: remoteOf(id), version, phase, kind: message, healed });
      }
    },
  };
}

/** `mfe_cart` of `mfe_cart/CartPanel`. */
export const remoteOf = (id: RemoteModuleId) => id.slice(0, id.indexOf('/'));
