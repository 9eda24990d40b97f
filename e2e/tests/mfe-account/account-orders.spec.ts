import { expect, expectAccessible, hydrated, test } from '../../support/test';
import { expectSignedOut } from '../../support/userMenu';

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so too; the forms say that they need JavaScript, and send no password anywhere', async ({
    page,
  }) => {
    await page.goto('/meus-pedidos');
    await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
    for (const path of ['/login', '/cadastro', '/recuperar-senha']) {
      await page.goto(path);
      // Playwright's `getByText` does not look into <noscript>.
      const notice = page.locator('form noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText('Ative o JavaScript do navegador para usar sua conta.');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
      await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
      await expect(page.locator('button[type="submit"]')).toBeDisabled();
      await expect(page).toHaveURL(path);
    }
  });
});
