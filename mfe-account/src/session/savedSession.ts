import { sessionHintKey } from '@site/shared/contracts';
import { parseHint, type SessionHint } from './sessionHint';

const providerKeyPrefix = 'firebase:authUser:';

export function readHint(): SessionHint | null {
  try {
    return parseHint(localStorage.getItem(sessionHintKey));
  } catch {
    return null;
  }
}

/** Saves the hint. Without one, the next page shows the session only once the provider has loaded. */
export function writeHint(hint: SessionHint | null): void {
  try {
    if (hint) localStorage.setItem(sessionHintKey, JSON.stringify(hint));
    else localStorage.removeItem(sessionHintKey);
  } catch {
    // Storage is full or blocked.
  }
}

/** Returns true if local storage has traces of a signed-in visitor: only then is the identity provider loaded at start. */
export function hasSavedSession(): boolean {
  if (readHint()) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(providerKeyPrefix));
  } catch {
    return false;
  }
}
