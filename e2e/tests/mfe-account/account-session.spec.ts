import type { Page } from '@playwright/test';
import {
  button,
  callOf,
  fillSignIn,
  fillSignUp,
  openForm,
  refused,
  signIn,
  startSignedIn,
} from '../../support/accountForms';
import { createAccount, deleteAccount, newAccount } from '../../support/accounts';
import { holdRequests } from '../../support/contactForm';
import { firstSeenAt, recordFrames, seenSoFar } from '../../support/frames';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, expectSignedOut, openUserMenu, sessionHint, userMenu } from '../../support/userMenu';

/** Starts with a session of an account of its own; the page notes what its frames show. */
async function signedIn(page: Page, name = 'Ana Souza') {
  const account = await startSignedIn(page, newAccount({ name }));
  await recordFrames(page);
  return account;
}

test.describe('from the first frame on', () => {
  test("a signed-in visitor's menu is the signed-in one, however long the provider takes", async ({ page }) => {
    await signedIn(page, 'Márcia "Bia" Souza');
    const provider = await holdRequests(page, callOf('lookup'));
    const [first, second] = ['/', '/produtos'];
    await page.goto(first);
    await hydrated(page);
    await userMenu(page);
    await expect.poll(() => provider.count()).toBeGreaterThan(0);
    await expect.poll(() => seenSoFar(page)).toEqual(['Olá, Márcia']);
    await openUserMenu(page, 'Márcia');
    provider.release();
    await expectGreeting(page, 'Márcia');
    expect(await seenSoFar(page)).toEqual(['Olá, Márcia']);

    await page.goto(second);
    await hydrated(page);
    await expectGreeting(page, 'Márcia');
    expect(await seenSoFar(page)).toEqual(['Olá, Márcia']);
  });

  test('it is there with the first frame, before any script of ours', async ({ page, quietConsole }) => {
    quietConsole.expect(/preloaded using link preload but not used/);
    onlyOn('desktop', 'on small screens the menu waits to be opened');
    await signedIn(page, 'D"Ávila\\n Souza');
    const scripts = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => seenSoFar(page)).toEqual(['Olá, D"Ávila\\n']);
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    const shownAt = await firstSeenAt(page, 'Olá, D"Ávila\\n');
    test.info().annotations.push({ type: 'ms until the right menu', description: String(Math.round(shownAt ?? 0)) });
    scripts.release();
    await expectGreeting(page, 'D"Ávila\\n');
    expect(await seenSoFar(page)).toEqual(['Olá, D"Ávila\\n']);
  });

  test("a signed-out visitor's menu is the signed-out one", async ({ page }) => {
    await recordFrames(page);
    await page.goto('/');
    await hydrated(page);
    await expectSignedOut(page);
    expect(await seenSoFar(page)).toEqual(['Entrar']);
  });

  test('whoever has just signed out is signed out', async ({ page }) => {
    await signedIn(page);
    await page.goto('/empresa');
    await hydrated(page);
    await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    await page.reload();
    await hydrated(page);
    await expectSignedOut(page);
    expect(await seenSoFar(page)).toEqual(['Entrar']);
  });

  // That of sign-up is hidden by the same frame.
  test('a signed-in visitor never sees the form of the login, and is taken home', async ({ page }) => {
    await signedIn(page);
    const provider = await holdRequests(page, callOf('lookup'));
    await page.goto('/login');
    await hydrated(page);
    await expect(page.getByText('Você já entrou na sua conta.')).toBeVisible();
    expect((await seenSoFar(page)).filter((seen) => seen.includes('form') || seen.includes('Entrar'))).toEqual([]);
    provider.release();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
    expect((await seenSoFar(page)).filter((seen) => seen.includes('form') || seen.includes('Entrar'))).toEqual([]);
  });
});

test.describe('two tabs', () => {
  test('a sign-in in one shows in the other, without a reload; so does the sign-out', { tag: '@journey' }, async ({
    page,
    context,
  }) => {
    const account = newAccount();
    await createAccount(account);
    const other = await context.newPage();
    await other.goto('/servicos');
    await hydrated(other);
    await expectSignedOut(other);
    await signIn(page, account);
    await expectGreeting(other, 'Ana');
    await expect(other).toHaveURL('/servicos');

    await (await openUserMenu(other, 'Ana')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(other);
    await expectSignedOut(page);
  });

  test('a sign-up in one takes the other off its form too, with the right name', async ({ page, context }) => {
    const other = await context.newPage();
    await openForm(other, '/login');
    await openForm(page, '/cadastro');
    await fillSignUp(page, newAccount({ name: 'Íris Prado' }));
    await button.submit(page).click();
    await expectGreeting(page, 'Íris');
    await expect(other).toHaveURL('/');
    await expectGreeting(other, 'Íris');
    await expect.poll(() => sessionHint(other)).toBe('{"firstName":"Íris"}');
  });

  test('another account in one is the other one’s, too', async ({ page, context }) => {
    onlyOn('desktop', 'the same at every width');
    await signedIn(page);
    await page.goto('/');
    const other = await context.newPage();
    const known = other.waitForResponse(callOf('lookup'));
    await other.goto('/empresa');
    // While Firebase still reads a saved session, a sign-out and another sign-in, faster than anybody's, meet the old one.
    await (await known).finished();
    await expectGreeting(other, 'Ana');
    await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    const second = newAccount({ name: 'Caio Dias' });
    await createAccount(second);
    await signIn(page, second);
    await expectGreeting(page, 'Caio');
    await expectGreeting(other, 'Caio');
  });
});

test.describe('back and forward', () => {
  test('the menu is right on every page of the history, and never wrong in between', async ({ page }) => {
    const account = newAccount();
    await createAccount(account);
    await page.goto('/produtos');
    await page.goto('/empresa');
    await openForm(page, '/login');
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionHint(page)).not.toBeNull();
    await recordFrames(page);
    await page.goBack();
    await expect(page).toHaveURL('/empresa');
    await hydrated(page);
    await expectGreeting(page, 'Ana');
    expect(await seenSoFar(page)).toEqual(['Olá, Ana']);
    await page.goBack();
    await expect(page).toHaveURL('/produtos');
    await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    await page.goForward();
    await expect(page).toHaveURL('/empresa');
    await hydrated(page);
    await expectSignedOut(page);
    expect(await seenSoFar(page)).toEqual(['Entrar']);
  });
});

test.describe('the session hint', () => {
  test('holds the first name, and neither token nor e-mail', async ({ page }) => {
    const account = newAccount();
    await createAccount(account);
    await signIn(page, account);
    await expect.poll(() => sessionHint(page)).toBe('{"firstName":"Ana"}');
    const elsewhere = await page.evaluate(() => {
      const { attributes } = document.documentElement;
      return [document.cookie, ...[...attributes].map(({ value }) => value), ...Object.values(sessionStorage)].join(
        '\n',
      );
    });
    expect(elsewhere).not.toContain(account.email);
    expect(elsewhere).not.toMatch(/eyJ/);
  });

  test('of an account that is gone is corrected', async ({ page, quietConsole }) => {
    quietConsole.expect(refused('lookup'));
    const { email } = await signedIn(page);
    await deleteAccount(email);
    await page.goto('/');
    await hydrated(page);
    await expectSignedOut(page);
    await expect.poll(() => sessionHint(page)).toBeNull();
  });

  // Others are for the unit tests (`mfe-account/src/session/sessionHint`).
  test('with a script in its place ends signed out, in silence', async ({ page }) => {
    await page.goto('/empresa');
    const hint = '{"firstName":"</script><script>document.title=1</script>"}';
    await page.evaluate((text) => localStorage.setItem('session-hint', text), hint);
    await page.reload();
    await hydrated(page);
    await expectSignedOut(page);
    await expect(page).not.toHaveTitle('1');
  });
});
