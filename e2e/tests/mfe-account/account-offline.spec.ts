import {
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
import { createAccount, newAccount } from '../../support/accounts';
import { badge } from '../../support/cart';
import { holdRequests } from '../../support/contactForm';
import { blockFirebase } from '../../support/firebaseClient';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, expectSignedOut, openUserMenu } from '../../support/userMenu';

const general = {
  signUp: 'Falha ao criar a conta. Tente novamente.',
  signIn: 'Erro ao fazer login. Tente novamente.',
  recovery: 'Erro ao enviar link de recuperação.',
};

test.describe('with the sign-in service down', () => {
  test.beforeEach(async ({ context, quietConsole }) => {
    quietConsole.expect(/ERR_CONNECTION_REFUSED|auth\/network-request-failed/);
    await context.route(everyCall(), (route) => route.abort('connectionrefused'));
  });

  test('the site goes on: pages, cart, menu', async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(page)).toHaveText('1');
    await expectSignedOut(page);
  });

  test('each form gives its general message, keeps what was typed, and is free again', async ({ page }) => {
    const account = newAccount();
    await openForm(page, '/cadastro');
    await fillSignUp(page, account);
    await button.submit(page).click();
    await expect(failure(page)).toHaveText(general.signUp);
    await expect(field.confirmation(page)).toHaveValue(account.password);
    await expect(button.submit(page)).toBeEnabled();

    await openForm(page, '/login');
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect(failure(page)).toHaveText(general.signIn);
    await expect(field.password(page)).toHaveValue(account.password);
    await expect(button.submit(page)).toBeEnabled();

    await openForm(page, '/recuperar-senha');
    await field.email(page).fill(account.email);
    await button.submit(page).click();
    await expect(failure(page)).toHaveText(general.recovery);
    await expect(field.email(page)).toHaveValue(account.email);
    await expect(button.submit(page)).toBeEnabled();
  });
});

test('a service that goes down leaves a signed-in visitor signed in, and lets them sign out', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_CONNECTION_REFUSED/);
  await startSignedIn(page);
  await context.route(everyCall(), (route) => route.abort('connectionrefused'));
  await page.goto('/empresa');
  await hydrated(page);
  await expectGreeting(page, 'Ana');
  await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
  await expectSignedOut(page);
});

test.describe('a service that never answers', () => {
  test.beforeEach(() => onlyOn('desktop', 'the same at every width'));

  test('is given up after 15 s, with the general message; when it does answer, the visitor is signed in after all', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(/Erro ao fazer login/);
    await page.clock.install();
    const account = newAccount();
    await createAccount(account);
    const requests = await holdRequests(page, callOf('signInWithPassword'));
    await openForm(page, '/login');
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect.poll(() => requests.count()).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(button.submit(page)).toBeDisabled();
    await page.clock.fastForward(6_000);
    await expect(failure(page)).toHaveText(general.signIn);
    await expect(field.email(page)).toHaveValue(account.email);
    await expect(button.submit(page)).toBeEnabled();
    requests.release();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
  });
});

test.describe("where Firebase's code does not arrive", () => {
  test.beforeEach(async ({ page, quietConsole }) => {
    quietConsole.expect(/ERR_FAILED|Erro ao carregar o login:|Erro ao fazer login|ChunkLoadError/);
    await blockFirebase(page);
  });

  test('the login says that it failed, and works once the code does arrive', async ({ page }) => {
    const account = newAccount();
    await createAccount(account);
    await openForm(page, '/login');
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect(failure(page)).toHaveText(general.signIn);
    await expect(field.password(page)).toHaveValue(account.password);

    await page.unrouteAll();
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
  });

  test('Google sign-in says so as well', async ({ page, quietConsole }) => {
    onlyOn('desktop', 'the same at every width');
    quietConsole.expect(/Erro ao fazer login com Google/);
    await openForm(page, '/login');
    await button.google(page).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login com Google. Tente novamente.');
    await expect(button.google(page)).toBeEnabled();
  });
});
