import { sessionHintKey } from '../../contracts/sessionHint';
import { markArriving, markSession } from '../page';

/** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory */
interface PolicyFactory {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): void;
}

/** Runs before the first paint. The policy lists its digest, so the text must be the same on every page. */

/** UTF-16 units. The account package stores shorter names, but other scripts may write this key too. */
const maxNameLength = 160;

// The site's only Trusted Types policy (`trusted-types` in headers.ts). It is the default policy because old releases, webpack's
// runtime and Firebase assign script URLs as strings, and React empties elements by `innerHTML`.
const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (text) => text && null,
  createScriptURL: (text) => text,
});

// The first frame already shows the session (spec 4, Auth).
markSession(hintedName());

// Reloads, history navigations and anchors open the page at another position than its top, which requires the height of every
// part at once.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
markArriving(navigation?.type === 'navigate' && !location.hash);

function hintedName(): string | null {
  try {
    const { firstName } = JSON.parse(localStorage.getItem(sessionHintKey) ?? 'null');
    return typeof firstName === 'string' && firstName ? firstName.slice(0, maxNameLength) : null;
  } catch {
    // Storage is blocked, or the value is invalid.
    return null;
  }
}
