import { sessionHintKey } from '@site/shared/contracts';
import { parseHint, type SessionHint } from './sessionHint';

/** Prefix under which Firebase keeps its session in local storage. */
const providerKeyPrefix = 'firebase:authUser:';

/** Storage that is forbidden counts as empty. */
export function readHint(): SessionHint | null {
  try {
    return parseHint(localStorage.getItem(sessionHintKey));
  } catch {
    return null;
  }
}

/** Storage that is full or forbidden leaves no hint: the next page shows the session a little later. */
export function writeHint(hint: SessionHint | null): void {
  try {
    if (hint) localStorage.setItem(sessionHintKey, JSON.stringify(hint));
    else localStorage.removeItem(sessionHintKey);
  } catch {
    // Nothing to do.
  }
}

/** Whether this browser may have a signed-in visitor, so that the identity provider is worth loading. */
export function hasSavedSession(): boolean {
  if (readHint()) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(providerKeyPrefix));
  } catch {
    return false;
  }
}
