import {
  button,
  callOf,
  expectLogin,
  failure,
  field,
  fillSignIn,
  openForm,
  refused,
  signIn,
} from '../../support/accountForms';
import { createAccount, newAccount } from '../../support/accounts';
import { holdRequests } from '../../support/contactForm';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, signInLink, userMenu } from '../../support/userMenu';

test('a sign-in goes home, greets with the first name, and lasts over a reload', { tag: '@journey' }, async ({
  page,
}) => {
  const account = newAccount({ name: 'João Batista' });
  await createAccount(account);
  await signIn(page, account);
  await expectGreeting(page, 'João');
  await page.reload();
  await hydrated(page);
  await expectGreeting(page, 'João');
});

test("says 'Entrando...' meanwhile, and a double click sends once", async ({ page }) => {
  onlyOn('desktop', 'the same at every width');
  const account = newAccount();
  await createAccount(account);
  await openForm(page, '/login');
  await expect(button.submit(page)).toHaveText('Entrar');
  await fillSignIn(page, account);
  const requests = await holdRequests(page, callOf('signInWithPassword'));
  await button.submit(page).dblclick();
  await expect(button.submit(page)).toHaveText('Entrando...');
  await expect(button.submit(page)).toBeDisabled();
  await field.password(page).press('Enter');
  requests.release();
  await expect(page).toHaveURL('/');
  expect(requests.count()).toBe(1);
});

test.describe('a sign-in that is refused', () => {
  test("with a wrong password, or for nobody's e-mail, says the same: 'E-mail ou senha inválidos.'", {
    tag: '@journey',
  }, async ({ page, quietConsole }) => {
    quietConsole.expect(refused('signInWithPassword'));
    const account = newAccount();
    await createAccount(account);
    await openForm(page, '/login');
    for (const wrong of [
      { ...account, password: 'Errada#2026' },
      { ...account, password: account.password.toLowerCase() },
      newAccount(),
    ]) {
      await fillSignIn(page, wrong);
      await button.submit(page).click();
      await expect(button.submit(page)).toBeEnabled();
      await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
      await expect(field.email(page)).toHaveValue(wrong.email);
      await expect(field.password(page)).toHaveValue(wrong.password);
    }
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
  });
});

// What other failures say is for the unit tests (`mfe-account/src/session/failures`).
test('a sign-in that fails gives the general message, keeps the values, and can be tried again', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/accounts:signInWithPassword|Erro ao fazer login\. Tente novamente\./);
  const account = newAccount();
  await createAccount(account);
  await openForm(page, '/login');
  await fillSignIn(page, account);
  const badGateway = { status: 502, body: '<h1>Bad gateway</h1>' };
  await page.route(callOf('signInWithPassword'), (route) => route.fulfill(badGateway), { times: 1 });
  await button.submit(page).click();
  await expect(failure(page)).toHaveText('Erro ao fazer login. Tente novamente.');
  await expect(field.email(page)).toHaveValue(account.email);
  await expect(field.password(page)).toHaveValue(account.password);
  await expect(button.submit(page)).toHaveText('Entrar');

  await button.submit(page).click();
  await expect(page).toHaveURL('/');
});

test('the links lead to recovery, sign-up and home', async ({ page }) => {
  await openForm(page, '/login');
  for (const [name, path] of [
    ['Esqueceu sua senha?', '/recuperar-senha'],
    ['Cadastre-se', '/cadastro'],
    [/página inicial/, '/'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu login');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await expectLogin(page);
});

test('the way back does not lead to the form again', async ({ page }) => {
  const account = newAccount();
  await createAccount(account);
  await page.goto('/produtos');
  await hydrated(page);
  await signInLink(await userMenu(page)).click();
  await expectLogin(page);
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/produtos');
  await expectGreeting(page, 'Ana');
});
