import type { Route } from '@playwright/test';
import {
  button,
  callOf,
  expectLogin,
  failure,
  field,
  fillSignIn,
  openForm,
  refused,
  refuseWith,
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

  test("as projects that don't tell who has an account do it, says the same too", async ({ page, quietConsole }) => {
    onlyOn('desktop', 'the same at every width');
    quietConsole.expect(refused('signInWithPassword'));
    await openForm(page, '/login');
    await fillSignIn(page, newAccount());
    await page.route(callOf('signInWithPassword'), refuseWith('INVALID_LOGIN_CREDENTIALS'));
    await button.submit(page).click();
    await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
  });
});

test.describe('a sign-in that fails', () => {
  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'an answer that is none': (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    'an account that was closed': refuseWith('USER_DISABLED'),
  };
  for (const [name, answer] of Object.entries(failures)) {
    test(`(${name}) gives the general message, keeps the values, and can be tried again`, async ({
      page,
      quietConsole,
    }) => {
      onlyOn('desktop', 'the same at every width');
      quietConsole.expect(/accounts:signInWithPassword|Erro ao fazer login\. Tente novamente\./);
      const account = newAccount();
      await createAccount(account);
      await openForm(page, '/login');
      await fillSignIn(page, account);
      await page.route(callOf('signInWithPassword'), answer, { times: 1 });
      await button.submit(page).click();
      await expect(failure(page)).toHaveText('Erro ao fazer login. Tente novamente.');
      await expect(field.email(page)).toHaveValue(account.email);
      await expect(field.password(page)).toHaveValue(account.password);
      await expect(button.submit(page)).toHaveText('Entrar');

      await button.submit(page).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('the links lead to recovery, sign-up and home', async ({ page }) => {
  for (const [name, path] of [
    ['Esqueceu sua senha?', '/recuperar-senha'],
    ['Cadastre-se', '/cadastro'],
    [/página inicial/, '/'],
  ] as const) {
    await openForm(page, '/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu login');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the password can be looked at while it is typed', async ({ page }) => {
  await openForm(page, '/login');
  await field.password(page).fill('Extintor#2026');
  await expect(field.password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(field.password(page)).toHaveAttribute('type', 'text');
  await expect(field.password(page)).toHaveValue('Extintor#2026');
  await page.getByRole('button', { name: 'Mostrar senha', pressed: true }).click();
  await expect(field.password(page)).toHaveAttribute('type', 'password');
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
