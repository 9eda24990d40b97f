import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../support/test';

// `server/src/site/siteRoutes.test` tests which addresses exist.
const refused: readonly (readonly [address: string, status: number])[] = [
  ['/produtos//CO2-6KG', 404],
  ['/%zz', 400],
];

const homeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Voltar para a Página Inicial' });

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página Não Encontrada');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(homeLink(page)).toHaveAttribute('href', '/');
}

for (const [address, status] of refused) {
  test(`${address} shows the site's 404 page, before and after the scripts start`, async ({
    page,
    baseURL,
    quietConsole,
  }) => {
    quietConsole.expect(/Failed to load resource: the server responded with a status of 40[04] /);
    const response = await page.goto(`${baseURL}${address}`);
    expect(response?.status()).toBe(status);
    await expectNotFound(page);
    await hydrated(page);
    await expectNotFound(page);
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => window.location.pathname)).toBe(address);
    await homeLink(page).click();
    await expect(page).toHaveURL('/');
  });
}

const spellings = [
  ['/produtos/co2-6kg', '/produtos/CO2-6KG'],
  ['/PRODUTOS.HTML', '/produtos'],
] as const;

test('other spellings of an address lead to its page, from the address bar and from a link', async ({ page }) => {
  for (const [address, right] of spellings) {
    await page.goto(address);
    await expect(page).toHaveURL(right);
  }
  await page.goto('/empresa');
  await hydrated(page);
  for (const [address, right] of spellings) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('[data-static]')?.prepend(link);
      link.click();
    }, address);
    await expect(page).toHaveURL(right);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/não encontrad/i)).toHaveCount(0);
  }
});
