import { beforeFirstPaint } from '@site/shared/contracts';

/**
 * Stands first in the head of every page. The policy that it makes is the only one of the site's own (`trusted-types` in
 * publish/headers.ts), and a page's for good: text is never made HTML or code in it, while addresses of scripts are as free as
 * `script-src` leaves them. It is the default one since releases of any age, webpack's runtime in them and Firebase set such
 * addresses as text, and React empties elements by it.
 *
 * The content security policy names the digest of this text: it must not vary from page to page.
 */
export const headScript = `window.trustedTypes?.createPolicy("default",{createHTML:t=>t&&null,createScriptURL:t=>t});${beforeFirstPaint}`;
