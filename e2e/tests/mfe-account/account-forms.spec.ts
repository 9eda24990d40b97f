import {
  button,
  callOf,
  expectLogin,
  failure,
  field,
  fillSignIn,
  fillSignUp,
  openForm,
  refused,
} from '../../support/accountForms';
import {
  choosePassword,
  createAccount,
  newAccount,
  opensWith,
  providerAccount,
  resetLinks,
} from '../../support/accounts';
import { dropLongTimers, holdRequests } from '../../support/heldBack';
import { alertOf, expect, expectAccessible, hydrated, test } from '../../support/test';
import { expectGreeting, signInLink, userMenu } from '../../support/userMenu';

// These tests use the real provider; unit tests cover the messages for each field and each answer.

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an untouched form hydrates when first idle', async ({ page }) => {
  await dropLongTimers(page);
  for (const path of ['/login', '/cadastro', '/recuperar-senha']) {
    await page.goto(path);
    await expect(button.submit(page)).toBeEnabled();
  }
});

test('a sign-up keeps early input, reports an e-mail in use at its field and starts a lasting session', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(refused('signUp'));
  quietConsole.expect(/preloaded using link preload but not used/);
  const owner = newAccount({ name: 'Dona da Conta' });
  const account = newAccount({ name: 'Márcia de Oliveira' });
  await createAccount(owner);
  await test.step('input before hydration', async () => {
    const shell = await holdRequests(page, '**/shell/**/*.js');
    await page.goto('/cadastro', { waitUntil: 'commit' });
    await fillSignUp(page, { ...account, email: owner.email.toUpperCase(), password: 'abcdefg1' }, '');
    await expect(button.submit(page)).toBeDisabled();
    await field.email(page).press('Enter');
    shell.release();
  });
  await test.step('mistakes', async () => {
    await button.submit(page).click();
    await expect(page.getByText('Confirme sua senha.')).toBeVisible();
  });
  await test.step('an e-mail in use', async () => {
    await field.password(page).fill(account.password);
    await field.confirmation(page).fill(account.password);
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await button.submit(page).click();
    await expect(field.email(page)).toHaveAccessibleDescription('Este e-mail já está em uso.');
    await expect(field.email(page)).toBeFocused();
    await expect(field.name(page)).toHaveValue(account.name);
    await expectAccessible(page, 'main');
    expect(await opensWith(owner)).toBe(true);
  });
  await field.email(page).fill(account.email);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Conta criada. Olá, Márcia!')).toBeVisible();
  await expectGreeting(page, 'Márcia');
  expect(await providerAccount(account.email)).toMatchObject({ displayName: 'Márcia de Oliveira' });
  await page.reload();
  await hydrated(page);
  await expectGreeting(page, 'Márcia');
});

test('a sign-in reports mistakes and failures, starts a lasting session and leaves no form in the history', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/accounts:signInWithPassword|Erro ao fazer login\. Tente novamente\./);
  const account = newAccount({ name: 'João Batista' });
  await createAccount(account);
  await page.goto('/produtos');
  await hydrated(page);
  await signInLink(await userMenu(page)).click();
  await expectLogin(page);
  await test.step('mistakes', async () => {
    await button.submit(page).click();
    await expect(page.getByText('A senha é obrigatória.')).toBeVisible();
  });
  await test.step('an unknown e-mail and a wrong password have the same message', async () => {
    for (const wrong of [newAccount(), { ...account, password: 'Errada#2026' }]) {
      await fillSignIn(page, wrong);
      await button.submit(page).click();
      await expect(button.submit(page)).toBeEnabled();
      await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
      await expect(field.email(page)).toHaveValue(wrong.email);
    }
    await expectAccessible(page, 'main');
  });
  await fillSignIn(page, account);
  await test.step('another failure', async () => {
    const badGateway = { status: 502, body: '<h1>Bad gateway</h1>' };
    await page.route(callOf('signInWithPassword'), (route) => route.fulfill(badGateway), { times: 1 });
    await button.submit(page).click();
    await expect(failure(page)).toHaveText('Erro ao fazer login. Tente novamente.');
  });
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'João');
  await page.goBack();
  await expect(page).toHaveURL('/produtos');
  await page.reload();
  await hydrated(page);
  await expectGreeting(page, 'João');
});

test('a password reset reports an unknown e-mail, and its link changes the password', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(refused('sendOobCode'));
  quietConsole.expect(refused('signInWithPassword'));
  const account = newAccount();
  const nobody = newAccount();
  await createAccount(account);
  await openForm(page, '/recuperar-senha');
  await test.step('an e-mail without an account', async () => {
    await field.email(page).fill(nobody.email);
    await button.submit(page).click();
    await expect(failure(page)).toHaveText('Usuário não encontrado.');
    await expectAccessible(page, 'main');
    expect(await resetLinks(nobody.email)).toEqual([]);
  });
  await field.email(page).fill(account.email);
  expect(await alertOf(page, () => button.submit(page).click())).toBe('Link de recuperação enviado!');
  await expectLogin(page);
  const [link = '', ...others] = await resetLinks(account.email);
  expect(others).toEqual([]);
  await choosePassword(link, 'Mangueira#99');
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
  await field.password(page).fill('Mangueira#99');
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});
