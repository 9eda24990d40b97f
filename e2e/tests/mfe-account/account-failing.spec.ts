import {
  blockFirebase,
  button,
  callOf,
  everyCall,
  failure,
  field,
  fillSignIn,
  fillSignUp,
  openForm,
  startSignedIn,
} from '../../support/accountForms';
import { createAccount, newAccount, opensWith, providerAccount } from '../../support/accounts';
import { expect, expectNoSidewaysScroll, hydrated, test } from '../../support/test';
import { expectGreeting, expectSignedOut, openUserMenu, storedKeys } from '../../support/userMenu';

// Unit tests cover the messages of the other forms, and answers that never come (`mfe-account/src/session/createSession`).

const signInFailed = 'Erro ao fazer login. Tente novamente.';

test('with the sign-in service down a form shows an error; a signed-in visitor stays so and can sign out', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_CONNECTION_REFUSED|auth\/network-request-failed/);
  await context.route(everyCall(), (route) => route.abort('connectionrefused'));
  const account = newAccount();
  await openForm(page, '/login');
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(failure(page)).toHaveText(signInFailed);
  await expect(field.email(page)).toHaveValue(account.email);
  await expect(button.submit(page)).toBeEnabled();
  await startSignedIn(page);
  await page.goto('/empresa');
  await hydrated(page);
  await expectGreeting(page, 'Ana');
  await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
  await expectSignedOut(page);
});

test("without Firebase's code, e-mail and Google sign-ins show an error, and they work once it loads", async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_FAILED|Erro ao carregar o login:|Erro ao fazer login|ChunkLoadError/);
  const account = newAccount();
  await createAccount(account);
  await blockFirebase(page);
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login com Google. Tente novamente.');
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(failure(page)).toHaveText(signInFailed);
  await expect(field.password(page)).toHaveValue(account.password);
  await page.unrouteAll();
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});

test('a sign-up that failed after creating the account can be finished with other values', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/accounts:update|Falha ao criar a conta/);
  const account = newAccount();
  await openForm(page, '/cadastro');
  await fillSignUp(page, account);
  await page.route(callOf('update'), (route) => route.abort(), { times: 1 });
  await button.submit(page).click();
  await expect(failure(page)).toHaveText('Falha ao criar a conta. Tente novamente.');
  expect(await storedKeys(page)).toEqual([]);

  const corrected = { ...account, name: 'Bia Lima', password: 'Mangueira#99' };
  await fillSignUp(page, corrected);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Bia');
  expect(await providerAccount(account.email)).toMatchObject({ displayName: 'Bia Lima' });
  expect(await opensWith(corrected)).toBe(true);
});

test('a name of 300 letters with a script breaks no page', async ({ page }) => {
  const shown = `<img/src=x/onerror=document.title="pwned">${'A'.repeat(300)}`;
  await startSignedIn(page, newAccount({ name: `${shown} "};*{display:none}` }));
  await page.goto('/');
  await hydrated(page);
  await expectGreeting(page, shown);
  await expectNoSidewaysScroll(page);
  await expect(page).not.toHaveTitle('pwned');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say that they need JavaScript, and send no password', async ({ page }) => {
    for (const path of ['/login', '/cadastro', '/recuperar-senha']) {
      await page.goto(path);
      // Playwright's `getByText` does not search inside <noscript>.
      const notice = page.locator('form noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText('Ative o JavaScript do navegador para usar sua conta.');
      await field.email(page).fill('ana@example.com');
      await field.email(page).press('Enter');
      await expect(button.submit(page)).toBeDisabled();
      await expect(page).toHaveURL(path);
    }
  });
});
