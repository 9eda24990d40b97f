import { button, expectLogin, fillSignIn, startSignedIn } from '../../support/accountForms';
import { newAccount } from '../../support/accounts';
import { cartPanel } from '../../support/cart';
import { blockFirebase } from '../../support/firebaseClient';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import {
  expectGreeting,
  expectSignedOut,
  headerGreeting,
  openUserMenu,
  sessionHint,
  signInLink,
  storedKeys,
  userMenu,
} from '../../support/userMenu';

test("a signed-out visitor has 'Entrar', which leads to the login, and nothing else", { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/empresa');
  await hydrated(page);
  await expectSignedOut(page);
  await signInLink(await userMenu(page)).click();
  await expectLogin(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a signed-in visitor', () => {
  test("has a greeting, 'Meus pedidos', 'Meu carrinho' and 'Sair'", { tag: '@journey' }, async ({ page }) => {
    await startSignedIn(page, newAccount({ name: '  Zélia   Maria Prado' }));
    await page.goto('/');
    await hydrated(page);
    await expectGreeting(page, 'Zélia');
    const menu = await openUserMenu(page, 'Zélia');
    await expect(menu.getByRole('listitem')).toHaveText(['Meus pedidos', 'Meu carrinho', 'Sair']);
    await menu.getByRole('link', { name: 'Meus pedidos' }).click();
    await expect(page).toHaveURL('/meus-pedidos');
    await expect(menu.getByRole('listitem')).toHaveCount(0);
  });

  test("opens the cart with 'Meu carrinho', and comes back to where it was", { tag: '@desktop' }, async ({ page }) => {
    await startSignedIn(page);
    await page.goto('/contato');
    await hydrated(page);
    const menu = await openUserMenu(page, 'Ana');
    await menu.getByRole('button', { name: 'Meu carrinho' }).click();
    await expect(cartPanel(page)).toBeVisible();
    await expect(cartPanel(page).getByText('Seu carrinho está vazio.')).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    const isPhone = test.info().project.name === 'phone';
    await expect(isPhone ? page.getByRole('button', { name: 'Abrir menu' }) : headerGreeting(page)).toBeFocused();
  });
});

test.describe("'Sair'", () => {
  test('signs out on the spot, for good, and the same page can sign in again', { tag: '@desktop' }, async ({
    page,
  }) => {
    const account = await startSignedIn(page);
    await page.goto('/produtos');
    await hydrated(page);
    const menu = await openUserMenu(page, 'Ana');
    await menu.getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    await expect(signInLink(menu)).toBeFocused();
    await expect(page).toHaveURL('/produtos');
    expect(await storedKeys(page)).toEqual([]);

    await signInLink(menu).click();
    await expectLogin(page);
    await fillSignIn(page, account);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
    await (await openUserMenu(page, 'Ana')).getByRole('button', { name: 'Sair' }).click();
    await expectSignedOut(page);
    await page.reload();
    await hydrated(page);
    await expectSignedOut(page);
  });

  test('that fails is only logged', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(/Erro ao fazer logout:|Erro ao carregar o login:|ERR_FAILED/);
    await startSignedIn(page);
    await blockFirebase(page);
    await page.goto('/contato');
    await hydrated(page);
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('Erro ao fazer logout:'));
    const menu = await openUserMenu(page, 'Ana');
    await menu.getByRole('button', { name: 'Sair' }).click();
    await logged;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(await sessionHint(page)).toBe('{"firstName":"Ana"}');
  });
});

test.describe('in the header, the list', () => {
  test.beforeEach(async ({ page }) => {
    onlyOn('desktop', 'small screens have the side menu');
    await startSignedIn(page);
    await page.goto('/contato');
    await hydrated(page);
  });

  test('closes by a second click, by Escape, by a click elsewhere and by the focus that leaves it; keys alone do too', async ({
    page,
  }) => {
    const greeting = headerGreeting(page);
    const signOut = page.getByRole('button', { name: 'Sair' });
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'a second click': () => greeting.click(),
      Escape: () => page.keyboard.press('Escape'),
      'a click elsewhere': () => page.mouse.click(5, 400),
      'the focus elsewhere': () => page.getByRole('button', { name: /^Abrir carrinho/ }).focus(),
    };
    for (const [name, close] of Object.entries(ways)) {
      await test.step(name, async () => {
        await greeting.click();
        await expect(signOut).toBeVisible();
        await close();
        await expect(signOut).toHaveCount(0);
      });
    }
    // And by keyboard alone.
    await greeting.focus();
    await page.keyboard.press('Enter');
    for (const name of ['Meus pedidos', 'Meu carrinho', 'Sair']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Escape');
    await expect(greeting).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/meus-pedidos');
  });
});
