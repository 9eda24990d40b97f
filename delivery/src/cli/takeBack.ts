import { bringUpToDate, type Place } from '../publish';
import type { StoredVerdict } from '../store';

/** Safe to retry and to call concurrently. @returns false where the version is no longer the canary */
export async function takeBack(place: Place, name: string, verdict: StoredVerdict): Promise<boolean> {
  const { store } = place;
  if (!(await store.takeBackCanary(name, verdict.version))) return false;
  try {
    await store.addVerdict(name, verdict);
  } finally {
    // An error of one step must not stop the other.
    await bringUpToDate(place, [name]);
  }
  return true;
}
