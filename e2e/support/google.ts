import type { Page } from '@playwright/test';

export const googleScript = 'https://apis.google.com/**';

/** Stubs Google's script and its popup; Firebase's code and the emulator are real. @param claims null for a blocked popup */
export async function stubGoogle(page: Page, claims: object | null): Promise<void> {
  await page.unroute(googleScript);
  const token = claims && JSON.stringify({ ...claims, email_verified: true });
  const body = `(${stub})(${JSON.stringify(token)})`;
  await page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Replaces https://apis.google.com/js/api.js, as far as Firebase uses it. */
function stub(token: string | null) {
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
    if (token === null) return null;
    const parameters = new URL(url).searchParams;
    const authEvent = {
      type: parameters.get('authType'),
      eventId: parameters.get('eventId'),
      sessionId: 's',
      postBody: null,
      tenantId: null,
      error: null,
      urlResponse: `http://localhost/?providerId=google.com&id_token=${encodeURIComponent(token)}`,
    };
    setTimeout(() => answer({ authEvent }), 50);
    return { closed: false, close() {}, focus() {} };
  };
  Object.assign(window, { gapi, open });
  const { src } = document.currentScript as HTMLScriptElement;
  const onload = new URL(src).searchParams.get('onload') ?? '';
  (window as unknown as Record<string, () => void>)[onload]?.();
}
