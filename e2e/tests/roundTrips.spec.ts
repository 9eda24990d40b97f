import type { Page } from '@playwright/test';
import { cartButton, cartPanel } from '../support/cart';
import { popup } from '../support/contactForm';
import { openHeldBack } from '../support/heldBack';
import { expect, hydrated, test } from '../support/test';

const productPage = '/produtos/AP-10L';

/** `mfe-cart/remoteEntry.js` for an address of a release's file. */
const nameOf = (url: string) => new URL(url).pathname.replace(/^\/([^/]+)\/.*\/([^/]+)$/, '$1/$2');

const popupFiles = [
  ...['mfe-cart/remoteEntry.js', 'mfe-cart/PurchaseUnavailable.js'],
  ...['mfe-content/remoteEntry.js', 'mfe-content/ContactForm.js'],
];

/** Holds requests of the remotes' files until `release`, so that files that depend on an answer are not requested. */
async function holdRemotes(page: Page) {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/mfe-(cart|content)\/.*\.(js|css)(\?.*)?$/, async (route) => {
    asked.push(nameOf(route.request().url()));
    await released;
    await route.continue();
  });
  return { asked, release: () => release() };
}

/** Waits until the page has read the discovery file, which it does when idle. */
const discovered = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, responseEnd }) => name.includes('frontend-discovery') && responseEnd > 0),
  );

async function expectOneRoundTrip(page: Page, { asked, release }: Awaited<ReturnType<typeof holdRemotes>>) {
  // The popup's HTML needs no further files.
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText('nossa equipe responde em até 24 horas');
  await expect.poll(() => asked).toEqual(expect.arrayContaining(popupFiles));
  const first = [...asked];
  release();
  await expect(popup(page).getByLabel('Nome')).toBeVisible();
  // No file is requested after an answer, and none twice.
  expect(asked).toEqual(first);
  expect([...new Set(asked)]).toEqual(asked);
}

test('Comprar Agora before hydration requests all files of its form together with the page’s code', async ({
  page,
}) => {
  const scripts = await openHeldBack(page, productPage, /\/shell\/.*\/main\.js$/);
  const held = await holdRemotes(page);
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  scripts.release();
  await expectOneRoundTrip(page, held);
});

test('Finalizar Compra shows its form after one round trip', async ({ page }) => {
  await page.goto(productPage);
  await hydrated(page);
  await discovered(page);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await cartButton(page).click();
  const checkout = cartPanel(page).getByRole('button', { name: 'Finalizar Compra' });
  await expect(cartPanel(page).locator('[data-boundary][data-live]')).toHaveCount(1);
  const held = await holdRemotes(page);
  await checkout.click();
  await expect(popup(page)).toBeVisible();
  const files = ['mfe-cart/PurchaseUnavailable.js', 'mfe-content/remoteEntry.js', 'mfe-content/ContactForm.js'];
  await expect.poll(() => held.asked).toEqual(expect.arrayContaining(files));
  const first = [...held.asked];
  held.release();
  await expect(popup(page).getByLabel('Nome')).toBeVisible();
  expect(held.asked).toEqual(first);
});

test('the cart’s panel works after one round trip', async ({ page }) => {
  await page.goto(productPage);
  await hydrated(page);
  await discovered(page);
  const held = await holdRemotes(page);
  await cartButton(page).click();
  await expect
    .poll(() => held.asked)
    .toEqual(expect.arrayContaining(['mfe-cart/remoteEntry.js', 'mfe-cart/CartPanel.js']));
  const first = [...held.asked];
  held.release();
  await expect(cartPanel(page).locator('[data-boundary][data-live]')).toHaveCount(1);
  expect(held.asked).toEqual(first);
});
