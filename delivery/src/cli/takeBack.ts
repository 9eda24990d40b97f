import { bringUpToDate, type Place } from '../publish';
import type { StoredVerdict } from '../store';

/**
 * Rolls a failing canary back, stores the reason, and publishes the site without it. Checks nothing, since the remaining releases
 * were published before. May be called again after a failure, and by several processes at once.
 *
 * @returns false where that version is no canary any more: then it is left alone
 * @throws PublishError or StoreError for what may work later
 */
export async function takeBack(place: Place, name: string, verdict: StoredVerdict): Promise<boolean> {
  const { store } = place;
  if (!(await store.takeBackCanary(name, verdict.version))) return false;
  try {
    await store.addVerdict(name, verdict);
  } finally {
    // The site is published even if the registry refuses the reason, and the reason is stored even if publishing fails.
    await bringUpToDate(place, [name]);
  }
  return true;
}
