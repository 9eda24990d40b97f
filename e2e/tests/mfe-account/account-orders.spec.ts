import { signIn } from '../../support/accountForms';
import { createAccount, newAccount } from '../../support/accounts';
import { expect, expectAccessible, hydrated, test } from '../../support/test';
import { expectGreeting, expectSignedOut } from '../../support/userMenu';

test('/meus-pedidos is open to a signed-out visitor, and leads to the products', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/meus-pedidos');
  await hydrated(page);
  await expectSignedOut(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /produtos/ })
    .click();
  await expect(page).toHaveURL('/produtos');
});

test('/meus-pedidos says the same to a signed-in visitor', async ({ page }) => {
  const account = newAccount();
  await createAccount(account);
  await signIn(page, account);
  await page.goto('/meus-pedidos');
  await hydrated(page);
  await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
  await expectGreeting(page, 'Ana');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so too', async ({ page }) => {
    await page.goto('/meus-pedidos');
    await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
  });

  for (const path of ['/login', '/cadastro', '/recuperar-senha']) {
    test(`${path} says that it needs JavaScript, and sends no password anywhere`, async ({ page }) => {
      await page.goto(path);
      // Playwright's `getByText` does not look into <noscript>.
      const notice = page.locator('form noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText('Ative o JavaScript do navegador para usar sua conta.');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
      await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
      await expect(page.locator('button[type="submit"]')).toBeDisabled();
      await expect(page).toHaveURL(path);
    });
  }
});
