import { checkSignature, type ReleaseKeys, readRelease } from '../release';
import type { ReleaseStore } from '../store';

/** A store of which nothing is taken but what its own team has signed; all that it has, where there are no keys. */
export function signedOnly(store: ReleaseStore, keys: ReleaseKeys): ReleaseStore {
  return {
    ...store,
    async describe(name, version) {
      const stored = await store.describe(name, version);
      checkSignature(stored.release, name, version, keys);
      return stored;
    },
    // Its files are verified by the description that comes with them: that may be another one.
    async fetch(name, version, isElsewhere) {
      const folder = await store.fetch(name, version, isElsewhere);
      checkSignature(await readRelease(folder), name, version, keys);
      return folder;
    },
  };
}
