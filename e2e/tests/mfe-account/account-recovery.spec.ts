import type { Page } from '@playwright/test';
import {
  button,
  expectLogin,
  failure,
  field,
  fillSignIn,
  openForm,
  refused,
  startSignedIn,
} from '../../support/accountForms';
import { choosePassword, createAccount, newAccount, resetLinks } from '../../support/accounts';
import { alertOf } from '../../support/dialogs';
import { expect, test } from '../../support/test';
import { expectGreeting } from '../../support/userMenu';

/** Asks for a link, and gives the text of the alert that says it was sent. */
async function askForLink(page: Page, email: string): Promise<string> {
  await openForm(page, '/recuperar-senha');
  await field.email(page).fill(email);
  return alertOf(page, () => button.submit(page).click());
}

test('for a known e-mail: an alert, the login, and a link that really changes the password', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(refused('signInWithPassword'));
  const account = newAccount();
  await createAccount(account);
  expect(await askForLink(page, account.email)).toBe('Link de recuperação enviado!');
  await expectLogin(page);

  const [link, ...others] = await resetLinks(account.email);
  expect(others).toEqual([]);
  await choosePassword(link ?? '', 'Mangueira#99');

  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
  await field.password(page).fill('Mangueira#99');
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});

test("for an e-mail without an account: 'Usuário não encontrado.', and no link", async ({ page, quietConsole }) => {
  quietConsole.expect(refused('sendOobCode'));
  const { email } = newAccount();
  await openForm(page, '/recuperar-senha');
  await field.email(page).fill(email);
  await button.submit(page).click();
  await expect(failure(page)).toHaveText('Usuário não encontrado.');
  await expect(field.email(page)).toHaveValue(email);
  await expect(page).toHaveURL('/recuperar-senha');
  expect(await resetLinks(email)).toEqual([]);
});

test('the way back to the login is there, and a signed-in visitor can ask for a link as well', async ({ page }) => {
  await openForm(page, '/recuperar-senha');
  await page.getByRole('main').getByRole('link', { name: /login/ }).click();
  await expectLogin(page);

  const account = await startSignedIn(page);
  expect(await askForLink(page, account.email)).toBe('Link de recuperação enviado!');
  // Past the login, which a signed-in visitor has no use for.
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});
