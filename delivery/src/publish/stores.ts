import type { BuiltRelease } from '../build';
import { checkSignature, type ReleaseKeys, readRelease } from '../release';
import { isReleasesFault } from '../render';
import type { ReleaseStore } from '../store';

export function signedOnly(store: ReleaseStore, keys: ReleaseKeys): ReleaseStore {
  return {
    ...store,
    async describe(name, version) {
      const stored = await store.describe(name, version);
      checkSignature(stored.release, name, version, keys);
      return stored;
    },
    // The fetched description may differ from the signed one.
    async fetch(name, version, isElsewhere) {
      const folder = await store.fetch(name, version, isElsewhere);
      checkSignature(await readRelease(folder), name, version, keys);
      return folder;
    },
  };
}

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
    fetch: async (name, version, isElsewhere) =>
      candidate(name, version)?.folder ?? store.fetch(name, version, isElsewhere),
  };
}
