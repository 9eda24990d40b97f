import type { Page } from '@playwright/test';
import { button, openForm, refused, startSignedIn } from '../../support/accountForms';
import { deleteAccount, newAccount, opensWith, providerAccount } from '../../support/accounts';
import { stubGoogle } from '../../support/google';
import { expect, expectAccessible, hydrated, test } from '../../support/test';
import { expectSignedOut, openUserMenu, storedKeys } from '../../support/userMenu';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.getByRole('form', { name: 'Excluir a conta' });
const password = (page: Page) => form(page).getByRole('textbox', { name: 'Sua senha' });
const confirm = (page: Page) => form(page).getByRole('button', { name: 'Excluir definitivamente' }).click();

async function openDeletion(page: Page) {
  await page.goto('/meus-pedidos');
  await hydrated(page);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(form(page)).toBeVisible();
}

test('a visitor deletes the account: the menu leads to it, a wrong password is said, the account is gone for good', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(refused('signInWithPassword'));
  const account = await startSignedIn(page, newAccount());
  await page.goto('/');
  await hydrated(page);
  await (await openUserMenu(page, 'Ana')).getByRole('link', { name: 'Meus pedidos' }).click();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(password(page)).toBeFocused();
  await expectAccessible(page, 'main');
  await test.step('a wrong password', async () => {
    await password(page).fill('Errada#2026');
    await confirm(page);
    await expect(password(page)).toHaveAccessibleDescription('Senha incorreta.');
    expect(await providerAccount(account.email)).toBeDefined();
  });
  await test.step('the right one', async () => {
    await password(page).fill(account.password);
    await confirm(page);
    await expect(page.getByRole('status').filter({ hasText: 'Sua conta foi excluída.' })).toBeVisible();
    await expectAccessible(page, 'main');
    await expectSignedOut(page);
    expect(await providerAccount(account.email)).toBeUndefined();
    expect(await opensWith(account)).toBe(false);
    expect(await storedKeys(page)).toEqual([]);
  });
});

test('an account that is gone, an identity provider that is away: each is said, and the form stays', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/accounts:|ERR_/);
  const account = await startSignedIn(page, newAccount());
  await openDeletion(page);
  await password(page).fill(account.password);
  await test.step('no network', async () => {
    await page.route('**/accounts:signInWithPassword?key=*', (route) => route.abort());
    await confirm(page);
    await expect(form(page).getByRole('alert')).toHaveText('Sem conexão. Verifique a internet e tente novamente.');
    await page.unroute('**/accounts:signInWithPassword?key=*');
  });
  await test.step('deleted elsewhere', async () => {
    await deleteAccount(account.email);
    await confirm(page);
    await expect(form(page).getByRole('alert')).toHaveText(
      'Você já não está nesta conta. Entre de novo para excluí-la.',
    );
  });
});

test('an account of Google is confirmed in its popup: another account is refused, its own is deleted', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/accounts:signInWithIdp/);
  const { email } = newAccount();
  const claims = { sub: email, email, name: 'Beatriz Google' };
  await stubGoogle(page, claims);
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page).toHaveURL('/');
  const other = newAccount().email;
  await stubGoogle(page, { sub: other, email: other });
  await openDeletion(page);
  await expect(password(page)).toHaveCount(0);
  await confirm(page);
  await expect(form(page).getByRole('alert')).toHaveText(
    'Esta é outra conta do Google. Escolha a conta com que você entrou.',
  );
  expect(await providerAccount(email)).toBeDefined();
  await stubGoogle(page, claims);
  await openDeletion(page);
  await confirm(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sua conta foi excluída.' })).toBeVisible();
  expect(await providerAccount(email)).toBeUndefined();
});
