import { visitorCookie, visitorNumberIn } from '@site/shared/contracts';

/** s that a browser keeps its number: 30 days, longer than any canary. */
const maxAge = 2_592_000;

/**
 * The whole number from 0 to 99 that this browser keeps in a cookie, for the server to read too: it decides who gets a
 * canary. Asked for while there is one, and drawn then: without a canary there is no cookie. Null where cookies are forbidden: no canary then, as on the server.
 */
export function visitorNumber(): number | null {
  try {
    const kept = visitorNumberIn(document.cookie);
    if (kept !== null) return kept;
    const drawn = Math.floor(Math.random() * 100);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that we support
    document.cookie = `${visitorCookie}=${drawn}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
    return visitorNumberIn(document.cookie);
  } catch {
    return null;
  }
}
