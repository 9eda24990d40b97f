import type { Page } from '@playwright/test';
import { cartButton, cartLine, cartPanel, openCart, type StoredItem, startWithCart, water } from '../../support/cart';
import { expectSameDocument, markDocument } from '../../support/document';
import { openHeldBack } from '../../support/heldBack';
import { listen } from '../../support/observations';
import { productNamed, totalOf } from '../../support/products';
import { scriptsOf } from '../../support/remotes';
import { expect, hydrated } from '../../support/test';
import { comeBack, deploy, test } from '../../support/versions';

// Unit tests cover the values that a line takes from the catalogue (`shared/src/cart`, `mfe-cart/src/panel`).

const co2: StoredItem = { ...water, ...productNamed('CO2-6KG') };
const dearer = { price: co2.price + 37 };

/** Changes the price of one product, and replaces the water extinguisher by another product. */
const otherCatalogue = (text: string) =>
  text.replaceAll(`preco:${co2.price},`, `preco:${dearer.price},`).replaceAll('"AP-10L"', '"AP-12L"');

async function closeCart(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(cartPanel(page)).toBeHidden();
}

async function expectUnchanged(page: Page): Promise<void> {
  const panel = await openCart(page);
  await expect(panel.getByText(`Total: ${totalOf([1, co2], [1, water])}`)).toBeVisible();
  await expect(panel).not.toContainText(/mudou|catálogo/);
  await closeCart(page);
}

async function expectChanges(page: Page): Promise<void> {
  const panel = await openCart(page);
  await expect(panel.getByText(`Total: ${totalOf([1, dearer])}`)).toBeVisible();
  await expect(cartLine(panel, co2)).toContainText(
    `O preço mudou de ${totalOf([1, co2])} para ${totalOf([1, dearer])}.`,
  );
  await expect(cartLine(panel, water).getByText('Não está mais no catálogo.')).toBeVisible();
  await expect(cartLine(panel, water)).not.toContainText('R$');
}

test('a cart shows the prices of a newly deployed catalogue, in an old and in a new tab', async ({
  page,
  context,
  publishVersion,
}) => {
  const next = await publishVersion('mfe-catalog', otherCatalogue);
  await startWithCart(page, co2, water);
  await page.goto('/produtos');
  await hydrated(page);
  await expectUnchanged(page);

  await test.step('a new tab, whose page has no catalogue', async () => {
    const other = await context.newPage();
    await deploy(other, 'mfe-catalog', next);
    await other.goto('/');
    await hydrated(other);
    await expectChanges(other);
    await other.close();
  });
  await test.step('the old tab with an old cart, whose page has the old catalogue', async () => {
    await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify([co2, water]));
    await page.reload();
    await hydrated(page);
    await expectUnchanged(page);
    await deploy(page, 'mfe-catalog', next);
    await comeBack(page);
    await expectChanges(page);
    await closeCart(page);
  });
  await test.step('before hydration, on the next page', async () => {
    const held = await openHeldBack(page, '/contato');
    await cartButton(page).click();
    const panel = cartPanel(page);
    await expect(panel.getByText(`Total: ${totalOf([1, dearer])}`)).toBeVisible();
    await expect(cartLine(panel, water).getByText('Não está mais no catálogo.')).toBeVisible();
    await expect(cartLine(panel, water).getByText('R$').filter({ visible: true })).toHaveCount(0);
    await expect(cartLine(panel, co2).getByText(totalOf([1, dearer]), { exact: true })).toBeVisible();
    await expect(cartLine(panel, co2).getByText('Não está mais no catálogo.')).toBeHidden();
    held.release();
  });
});

test('a catalogue that cannot be loaded changes no cart line, is not reported and causes no reload', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/Failed to load resource/);
  const reported = await listen(page);
  await startWithCart(page, co2, water);
  await page.goto('/contato');
  await hydrated(page);
  await markDocument(page);
  const asked: string[] = [];
  await page.route(scriptsOf('mfe-catalog'), (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await expectUnchanged(page);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expectUnchanged(page);
  await expectSameDocument(page);
  expect(await reported.failures()).toEqual([]);
});
