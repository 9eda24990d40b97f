import { button, expectLogin, failure, field, openForm, refused, startSignedIn } from '../../support/accountForms';
import { createAccount, newAccount } from '../../support/accounts';
import { cartPanel } from '../../support/cart';
import { tabTo } from '../../support/keyboard';
import { expect, expectAccessible, hydrated, test } from '../../support/test';
import {
  expectGreeting,
  expectSignedOut,
  headerGreeting,
  openUserMenu,
  signInLink,
  storedKeys,
  userMenu,
} from '../../support/userMenu';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a signed-in visitor’s menu has orders, cart and a sign-out that lasts', { tag: '@journey' }, async ({ page }) => {
  const isPhone = test.info().project.name === 'phone';
  await startSignedIn(page, newAccount({ name: '  Zélia   Maria Prado' }));
  await page.goto('/contato');
  await hydrated(page);
  await expectGreeting(page, 'Zélia');
  const menu = await openUserMenu(page, 'Zélia');
  await expect(menu.getByRole('listitem')).toHaveText(['Meus pedidos', 'Meu carrinho', 'Sair']);
  await expectAccessible(page);
  await test.step("'Meu carrinho' opens the cart, which returns the focus when it closes", async () => {
    await menu.getByRole('button', { name: 'Meu carrinho' }).click();
    await expect(cartPanel(page)).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    await expect(isPhone ? page.getByRole('button', { name: 'Abrir menu' }) : headerGreeting(page)).toBeFocused();
  });
  await test.step("'Meus pedidos' opens the orders page", async () => {
    await (await openUserMenu(page, 'Zélia')).getByRole('link', { name: 'Meus pedidos' }).click();
    await expect(page).toHaveURL('/meus-pedidos');
    await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveCount(0);
  });
  await test.step("'Sair' signs out", async () => {
    await (await openUserMenu(page, 'Zélia')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    await expect(signInLink(menu)).toBeFocused();
    await expect(page).toHaveURL('/meus-pedidos');
    expect(await storedKeys(page)).toEqual([]);
  });
  await test.step("'Entrar' opens the sign-in page", async () => {
    await signInLink(await userMenu(page)).click();
    await expectLogin(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a visitor can sign in after a mistake, and sign out, by keyboard', { tag: '@desktop' }, async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(refused('signInWithPassword'));
  const account = newAccount();
  await createAccount(account);
  await openForm(page, '/login');
  await tabTo(page, field.email(page));
  await page.keyboard.type(account.email);
  await tabTo(page, field.password(page));
  await page.keyboard.type(`${account.password}x`);
  await tabTo(page, button.submit(page));
  await page.keyboard.press('Enter');
  await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
  await expect(button.submit(page)).toBeFocused();
  await tabTo(page, field.password(page), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, headerGreeting(page), 'Shift+Tab');
  const signOut = page.getByRole('button', { name: 'Sair' });
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Meu carrinho' }));
  await page.keyboard.press('Escape');
  await expect(signOut).toHaveCount(0);
  await expect(headerGreeting(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(signOut).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, signOut);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeFocused();
});
