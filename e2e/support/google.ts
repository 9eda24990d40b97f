import type { Page } from '@playwright/test';

/** The script that Firebase fetches when a visitor signs in with Google. */
export const googleScript = 'https://apis.google.com/**';

interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly name?: string;
}

/**
 * A stub of Google, which tests can't reach: its script, and the popup in which the visitor chooses an account. From
 * there on everything is real: Firebase's own `signInWithPopup`, and the emulator, which takes such a token.
 *
 * @param account what Google says of the visitor; null for a popup that the browser blocks
 */
export async function stubGoogle(page: Page, account: GoogleAccount | null): Promise<void> {
  const claims = account && JSON.stringify({ ...account, email_verified: true });
  const body = `(${stub.toString()})(${JSON.stringify(claims)})`;
  await page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Runs in the page in place of https://apis.google.com/js/api.js: as much of it as Firebase uses. */
function stub(claims: string | null) {
  let answer = (_event: object) => {};
  const frame = {
    restyle: async () => {},
    ping: async (done: () => void) => done(),
    send() {},
    register(_name: string, handler: typeof answer) {
      answer = handler;
    },
  };
  type Load = (() => void) | { callback: () => void };
  const gapi = {
    load: (_name: string, options: Load) => (typeof options === 'function' ? options() : options.callback()),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => ({
        open: async (_options: object, ready: (it: typeof frame) => unknown) => {
          await ready(frame);
          return frame;
        },
      }),
    },
  };
  const open = (url: string) => {
    if (claims === null) return null;
    const authEvent = {
      type: 'signInViaPopup',
      eventId: new URL(url).searchParams.get('eventId'),
      sessionId: 's',
      postBody: null,
      tenantId: null,
      error: null,
      urlResponse: `http://localhost/?providerId=google.com&id_token=${encodeURIComponent(claims)}`,
    };
    setTimeout(() => answer({ authEvent }), 50);
    return { closed: false, close() {}, focus() {} };
  };
  Object.assign(window, { gapi, open });
  const { src } = document.currentScript as HTMLScriptElement;
  const onload = new URL(src).searchParams.get('onload') ?? '';
  (window as unknown as Record<string, () => void>)[onload]?.();
}
