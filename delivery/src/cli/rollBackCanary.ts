import { bringUpToDate, type Place } from '../publish';
import type { StoredRollback } from '../store';

/** Safe to retry and to call concurrently. @returns false where the version is no longer the canary */
export async function rollBackCanary(place: Place, name: string, rollback: StoredRollback): Promise<boolean> {
  const { store } = place;
  if (!(await store.rollBackCanary(name, rollback.version))) return false;
  try {
    await store.recordRollback(name, rollback);
  } finally {
    // An error of one step must not stop the other.
    await bringUpToDate(place, [name]);
  }
  return true;
}
