import { bringUpToDate, type Place } from '../publish';
import type { StoredVerdict } from '../store';

/**
 * Takes back a canary that fails, keeps why, and publishes the site without it. Nothing is
 * checked first: what is left was shown to visitors before. To be called again when it fails in the middle; whoever
 * else does the same at that moment does no harm.
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
    // Visitors are not to wait for a registry that takes no reasons, nor a reason for a site that can't be written to.
    await bringUpToDate(place, [name]);
  }
  return true;
}
