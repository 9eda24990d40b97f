import { sessionHintKey } from '../../contracts/sessionHint';
import { markArriving, markSession } from '../page';

/** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory */
interface PolicyFactory {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): void;
}

/**
 * Stands first in the head of every page and runs before anything is painted. The content security policy names its digest, so
 * it is the same on every page.
 */

/** UTF-16 units of the name at most: the account package stores a shorter one, and others may have written there. */
const longestName = 160;

// The site's only policy (`trusted-types` in headers.ts), for the whole life of a page. It is the default one since releases of
// any age, webpack's runtime in them and Firebase set addresses of scripts as text, and React empties elements by `innerHTML`.
const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (text) => text && null,
  createScriptURL: (text) => text,
});

// What depends on the session is right from the first frame (spec 4, Auth).
markSession(hintedName());

// A page that is reloaded, gone back to or opened at an anchor shows another place than its top: there every part needs its
// height at once.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
markArriving(navigation?.type === 'navigate' && !location.hash);

/** First name of the visitor that this browser knows as signed in. */
function hintedName(): string | null {
  try {
    const { firstName } = JSON.parse(localStorage.getItem(sessionHintKey) ?? 'null');
    return typeof firstName === 'string' && firstName ? firstName.slice(0, longestName) : null;
  } catch {
    // Storage that is forbidden or holds something else.
    return null;
  }
}
