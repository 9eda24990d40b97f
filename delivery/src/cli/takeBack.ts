import { bringUpToDate, type Place } from '../publish';
import type { StoredVerdict } from '../store';

/**
 * Skips checks: the remaining releases were published before. Retries and concurrent calls are safe.
 * @returns false, without changes, where the version is no longer the canary
 * @throws PublishError or StoreError for errors worth a retry
 */
export async function takeBack(place: Place, name: string, verdict: StoredVerdict): Promise<boolean> {
  const { store } = place;
  if (!(await store.takeBackCanary(name, verdict.version))) return false;
  try {
    await store.addVerdict(name, verdict);
  } finally {
    // Publishes even if the registry refuses the reason, and stores the reason even if publishing fails.
    await bringUpToDate(place, [name]);
  }
  return true;
}
