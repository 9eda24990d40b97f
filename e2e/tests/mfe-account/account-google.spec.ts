import type { Page } from '@playwright/test';
import { button, fillSignIn, openForm } from '../../support/accountForms';
import { createAccount, newAccount, providerAccount } from '../../support/accounts';
import { holdRequests } from '../../support/heldBack';
import { expect, hydrated, test } from '../../support/test';
import { expectGreeting, sessionHint } from '../../support/userMenu';

/** The script that Firebase fetches when a visitor signs in with Google. */
const script = 'https://apis.google.com/**';

/**
 * A stub of Google, which tests can't reach: its script, and the popup in which the visitor chooses an account. From there
 * on everything is real: Firebase's own `signInWithPopup`, and the emulator, which takes such a token.
 *
 * @param claims Google's claims of the visitor; null for a popup that the browser blocks
 */
async function stubGoogle(page: Page, claims: object | null): Promise<void> {
  await page.unroute(script);
  const token = claims && JSON.stringify({ ...claims, email_verified: true });
  const body = `(${stub})(${JSON.stringify(token)})`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Runs in the page in place of https://apis.google.com/js/api.js: as much of it as Firebase uses. */
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
    const authEvent = {
      type: 'signInViaPopup',
      eventId: new URL(url).searchParams.get('eventId'),
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

test('a visitor signs in: an unreachable Google and a blocked popup are said, the session lasts', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const { email } = newAccount();
  // As a network does that blocks Google: the script is really asked for, and never comes.
  await page.route(script, (route) => route.abort('namenotresolved'));
  for (const problem of ['unreachable', 'blocked popup']) {
    await test.step(problem, async () => {
      if (problem !== 'unreachable') await stubGoogle(page, null);
      await openForm(page, '/login');
      await button.google(page).click();
      await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login com Google. Tente novamente.');
      await expect(button.google(page)).toBeEnabled();
      expect(await sessionHint(page)).toBeNull();
    });
  }
  await stubGoogle(page, { sub: email, email, name: 'Beatriz Google' });
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Beatriz');
  expect(await providerAccount(email)).toMatchObject({ displayName: 'Beatriz Google' });
  await page.reload();
  await hydrated(page);
  await expectGreeting(page, 'Beatriz');
});

test('a double click opens one popup, and the form stays usable while Google takes its time', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const account = newAccount();
  await createAccount(account);
  const requests = await holdRequests(page, script);
  await openForm(page, '/login');
  await button.google(page).dblclick();
  await expect(button.google(page)).toHaveText('Conectando ao Google...');
  await expect(button.google(page)).toBeDisabled();
  await expect.poll(requests.count).toBe(1);
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
  expect(requests.count()).toBe(1);
});
