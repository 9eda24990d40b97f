import { visitorCookie, visitorNumberIn } from '@site/shared/contracts';

/** s: 30 days, longer than any canary. */
const maxAge = 2_592_000;

/** 0 to 99, in a cookie drawn at the first call. Null if cookies are forbidden: then nobody gives a canary. */
export function visitorNumber(): number | null {
  try {
    const number = visitorNumberIn(document.cookie);
    if (number !== null) return number;
    const drawn = Math.floor(Math.random() * 100);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that we support
    document.cookie = `${visitorCookie}=${drawn}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
    return visitorNumberIn(document.cookie);
  } catch {
    return null;
  }
}
