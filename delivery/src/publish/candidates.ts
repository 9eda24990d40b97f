import type { BuiltRelease } from '../build';
import { isReleasesFault } from '../render';
import type { ReleaseStore } from '../store';

/** A store as it would be with releases that are not published yet. */
export function withCandidates(store: ReleaseStore, candidates: readonly BuiltRelease[]): ReleaseStore {
  const candidate = (name: string, version: string) =>
    candidates.find(({ release }) => release.name === name && release.version === version);
  return {
    ...store,
    async describe(name, version) {
      const found = candidate(name, version);
      return store.describe(name, version).catch((error) => {
        if (found && isReleasesFault(error)) return { release: found.release, time: new Date() };
        throw error;
      });
    },
    fetch: async (name, version) => candidate(name, version)?.folder ?? store.fetch(name, version),
  };
}
