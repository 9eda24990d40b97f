import type { Locator, Page } from '@playwright/test';
import { cartButton, cartPanel, startWithCart, water } from '../support/cart';
import { expect, hydrated, started, test } from '../support/test';

const product = '/produtos/AP-10L';
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const enlarged = (page: Page) => page.getByRole('dialog', { name: water.name });
const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

interface Dialog {
  readonly dialog: (page: Page) => Locator;
  readonly opener: (page: Page) => Locator;
}

// Unit tests cover the history of several dialogs (`shell/src/navigation/closeOnBack`).

/** Dialogs with a button and with a link. */
const dialogs: Readonly<Record<string, Dialog>> = {
  cart: { dialog: cartPanel, opener: cartButton },
  'enlarged picture': { dialog: enlarged, opener: (page) => page.getByRole('link', { name: 'Ampliar imagem' }) },
};

test.use({ viewport: { width: 390, height: 800 } });

async function open(page: Page): Promise<void> {
  await page.goto('/empresa');
  await page.goto(product);
  await hydrated(page);
  await started(page);
}

for (const [name, { dialog, opener }] of Object.entries(dialogs)) {
  test(`Back closes the ${name} and stays on the page`, async ({ page }) => {
    await startWithCart(page, water);
    await open(page);
    await opener(page).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(product);
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await test.step('closing it by Escape leaves no entry in the history', async () => {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/empresa');
    });
  });
}

test('a link in the menu opens its page, and Back from there returns to the page before, without the menu', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Abrir menu').click();
  await menu(page).getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL('/contato');
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/empresa');
});

test('Back closes a dialog that was opened before hydration', async ({ page }) => {
  await page.goto('/empresa');
  await page.goto(product);
  await button(page, 'Abrir menu').click();
  await started(page);
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(product);
});

test('a page reloaded with an open dialog shows none, and Back leads to the page before', async ({ page }) => {
  await open(page);
  await button(page, 'Abrir menu').click();
  await page.reload();
  await hydrated(page);
  await started(page);
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Object(history.state).dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/empresa');
});
