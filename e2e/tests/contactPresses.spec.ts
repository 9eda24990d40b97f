import type { Page } from '@playwright/test';
import { listen } from '../support/observations';
import { expect, hydrated, test } from '../support/test';

const product = '/produtos/AP-10L';

/** Links to other programs and sites lead nowhere in a test. */
const stay = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));

async function press(page: Page, name: string | RegExp): Promise<void> {
  await stay(page);
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

// Unit tests cover presses before React starts, and visitors who opt out (`shell/src/observation/createObserver`).

test('presses of chat and telephone are reported once for each page, without query or identifier', async ({
  page,
  context,
}) => {
  const reported = await listen(page);
  await page.goto(`${product}?utm_source=x`);
  await hydrated(page);
  for (const name of ['Perguntar pelo WhatsApp', /^\(21\)/, 'Perguntar pelo WhatsApp']) await press(page, name);
  const bodies = (await reported.bodies()).filter((body) => 'press' in body);
  expect(bodies).toEqual(
    (['whatsapp', 'phone'] as const).map((channel) => ({
      page: '/produtos/:productId',
      views: {},
      failures: [],
      vitals: [],
      press: { channel, path: product },
    })),
  );
  expect(await context.cookies()).toEqual([]);
});

test('the owner reads the presses of a product on the versions page', { tag: '@journey' }, async ({ page }) => {
  await page.goto(product);
  await hydrated(page);
  await press(page, 'Perguntar pelo WhatsApp');
  await page.goto('/versoes');
  await hydrated(page);
  const row = page.getByRole('row', { name: /^AP-10L / });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible();
  }).toPass();
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^[1-9]/);
});
