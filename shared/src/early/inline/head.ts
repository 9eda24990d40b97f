import { sessionHintKey } from '../../contracts/sessionHint';
import { markArriving, markSession, tickFromAddress } from '../page';
import { filterStyles } from '../protocol';

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

// The first frame already shows the products of the address.
if (/[?&]filtro=|#/.test(location.href)) {
  for (const link of document.querySelectorAll(filterStyles)) link.toggleAttribute('disabled');
  tickBoxes();
}

/** Ticks the boxes that the query names (`?filtro=co2,4KG`), before each paint of the growing document. */
function tickBoxes(): void {
  const query = new URLSearchParams(location.search);
  for (const box of document.querySelectorAll('input'))
    tickFromAddress(box, query.getAll(box.name).join().split(',').includes(box.value));
  if (document.readyState === 'loading') requestAnimationFrame(tickBoxes);
}

function hintedName(): string | null {
  try {
    const { firstName } = JSON.parse(localStorage.getItem(sessionHintKey) ?? 'null');
    return typeof firstName === 'string' && firstName ? firstName.slice(0, maxNameLength) : null;
  } catch {
    // Storage is blocked, or the value is invalid.
    return null;
  }
}
