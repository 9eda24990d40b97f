import type { Page } from '@playwright/test';
import { button, callOf, fillSignUp, openForm, refused, signIn, startSignedIn } from '../../support/accountForms';
import { createAccount, deleteAccount, newAccount } from '../../support/accounts';
import { holdRequests } from '../../support/heldBack';
import { painted } from '../../support/paint';
import { expect, hydrated, test } from '../../support/test';
import { expectGreeting, expectSignedOut, openUserMenu, sessionHint } from '../../support/userMenu';

interface RecordingWindow extends Window {
  framesSeen?: string[];
}

/** Records, on each frame and DOM change, the visible parts of menu and forms: 'Entrar', 'Olá, Ana', 'form' in any combination. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    (window as RecordingWindow).framesSeen = frames;

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    /** Reads an element's text together with text that the styles add. */
    const textOf = (element: Element) => {
      const added = [element, ...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part, '::before').content)
        .find((content) => content.startsWith('"'));
      return ((element.textContent ?? '') + (added ? JSON.parse(added) : '')).trim();
    };
    const look = () => {
      const menus = '[data-boundary="mfe_account/UserMenu"]';
      const parts = document.querySelectorAll(`${menus} :is(a[href="/login"], summary, p)`);
      const seen = new Set([...parts].filter(isShown).map(textOf));
      if ([...document.querySelectorAll('[data-boundary^=mfe_account] form input')].some(isShown)) seen.add('form');
      const text = [...seen].join(' + ');
      if (text !== frames.at(-1)) frames.push(text);
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    // The first frame comes after the styles have loaded.
    requestAnimationFrame(() => {
      everyFrame();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
  });
}

async function seenSoFar(page: Page): Promise<string[]> {
  const frames = await page.evaluate(() => (window as RecordingWindow).framesSeen ?? []);
  return [...new Set(frames.filter(Boolean))];
}

async function signedIn(page: Page, name = 'Ana Souza') {
  const account = await startSignedIn(page, newAccount({ name }));
  await recordFrames(page);
  return account;
}

const signOut = async (page: Page, firstName: string) =>
  (await openUserMenu(page, firstName)).getByRole('button', { name: 'Sair' }).click();

test.describe('from the first frame on', () => {
  test('a signed-in visitor sees the signed-in menu, before our scripts load and while the provider is slow', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(/preloaded using link preload but not used/);
    const greeting = ['Olá, D"Ávila\\n'];
    await signedIn(page, 'D"Ávila\\n Souza');
    const scripts = await holdRequests(page, '**/*.js');
    const provider = await holdRequests(page, callOf('lookup'));
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => seenSoFar(page)).toEqual(greeting);
    await painted(page);
    scripts.release();
    await hydrated(page);
    await expect.poll(provider.count).toBeGreaterThan(0);
    await expectGreeting(page, 'D"Ávila\\n');
    provider.release();
    await openUserMenu(page, 'D"Ávila\\n');
    expect(await seenSoFar(page)).toEqual(greeting);

    await page.goto('/produtos');
    await hydrated(page);
    await expectGreeting(page, 'D"Ávila\\n');
    expect(await seenSoFar(page)).toEqual(greeting);
  });

  // Unit tests cover other stored values (`mfe-account/src/session/sessionHint`).
  test('a signed-out visitor sees the signed-out menu, even if the stored hint contains a script', async ({ page }) => {
    await recordFrames(page);
    await page.goto('/empresa');
    await hydrated(page);
    await expectSignedOut(page);
    expect(await seenSoFar(page)).toEqual(['Entrar']);
    const hint = '{"firstName":"</script><script>document.title=1</script>"}';
    await page.evaluate((text) => localStorage.setItem('session-hint', text), hint);
    await page.reload();
    await hydrated(page);
    await expectSignedOut(page);
    await expect(page).not.toHaveTitle('1');
  });

  // The same code hides the sign-up form.
  test('a signed-in visitor never sees the sign-in form and is sent to the first page', async ({ page }) => {
    await signedIn(page);
    const provider = await holdRequests(page, callOf('lookup'));
    await page.goto('/login');
    await hydrated(page);
    await expect(page.getByText('Você já entrou na sua conta.')).toBeVisible();
    const wrong = async () => (await seenSoFar(page)).filter((seen) => /form|Entrar/.test(seen));
    expect(await wrong()).toEqual([]);
    provider.release();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
    expect(await wrong()).toEqual([]);
  });
});

test('a sign-up, a sign-out and another account take effect in a second tab', {
  tag: '@journey',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openForm(other, '/login');
  await test.step('a sign-up', async () => {
    await openForm(page, '/cadastro');
    await fillSignUp(page, newAccount({ name: 'Íris Prado' }));
    await button.submit(page).click();
    await expectGreeting(page, 'Íris');
    await expect(other).toHaveURL('/');
    await expectGreeting(other, 'Íris');
    await expect.poll(() => sessionHint(other)).toBe('{"firstName":"Íris"}');
  });
  await test.step('a sign-out in the second tab', async () => {
    await signOut(other, 'Íris');
    await expectSignedOut(other);
    await expectSignedOut(page);
  });
  await test.step('another account', async () => {
    const second = newAccount({ name: 'Caio Dias' });
    await createAccount(second);
    await other.goto('/servicos');
    await hydrated(other);
    await signIn(page, second);
    await expectGreeting(page, 'Caio');
    await expectGreeting(other, 'Caio');
    await expect(other).toHaveURL('/servicos');
  });
});

test('back and forward the menu shows the current session on every page of the history', async ({ page }) => {
  const account = newAccount();
  await createAccount(account);
  await page.goto('/produtos');
  await page.goto('/empresa');
  await signIn(page, account);
  await expect.poll(() => sessionHint(page)).not.toBeNull();
  await recordFrames(page);
  await page.goBack();
  await expect(page).toHaveURL('/empresa');
  await hydrated(page);
  await expectGreeting(page, 'Ana');
  expect(await seenSoFar(page)).toEqual(['Olá, Ana']);
  await page.goBack();
  await expect(page).toHaveURL('/produtos');
  await signOut(page, 'Ana');
  await expectSignedOut(page);
  await page.goForward();
  await expect(page).toHaveURL('/empresa');
  await hydrated(page);
  await expectSignedOut(page);
  expect(await seenSoFar(page)).toEqual(['Entrar']);
});

test('the session of a deleted account ends', async ({ page, quietConsole }) => {
  quietConsole.expect(refused('lookup'));
  const { email } = await signedIn(page);
  await deleteAccount(email);
  await page.goto('/');
  await hydrated(page);
  await expectSignedOut(page);
  await expect.poll(() => sessionHint(page)).toBeNull();
});
