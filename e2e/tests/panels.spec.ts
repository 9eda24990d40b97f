import type { Page } from '@playwright/test';
import { badge, cartButton, cartLine, cartPanel, foam, startWithCart, storedCart, water } from '../support/cart';
import { popup } from '../support/contactForm';
import { openHeldBack } from '../support/heldBack';
import { totalOf } from '../support/products';
import { expect, expectAccessible, started, test } from '../support/test';

/** Tests of menu, cart and popup before any code has loaded: their HTML is part of every page. */

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, links to pages and closes', { tag: ['@journey', '@phone'] }, async ({ page }) => {
    await page.goto('/empresa');
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', { name: 'Empresa' })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).press('Enter');
    await menu(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await page.touchscreen.tap(350, 600);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Contato' }).click();
    await expect(page).toHaveURL('/contato');
    await expect(menu(page)).toBeHidden();
  });

  test('the cart opens and says how to order without scripts', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/empresa');
    await cartButton(page).click();
    const panel = cartPanel(page);
    await expect(panel.getByRole('heading', { name: 'Meu carrinho (0)' })).toBeVisible();
    await expect(panel.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
    await expect(panel.getByRole('button', { name: 'Opções do carrinho' })).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Finalizar Compra' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
    await cartButton(page).click();
    await panel.getByRole('link', { name: 'página de contato' }).click();
    await expect(page).toHaveURL('/contato');
  });
});

test.describe('before hydration', () => {
  test('a cart that was opened and closed stays closed', { tag: '@desktop' }, async ({ page }) => {
    const { release } = await openHeldBack(page, '/empresa');
    await cartButton(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    release();
    await started(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('the cart shows badge and lines, whose quantities change; React renders the same in the same place', {
    tag: ['@desktop', '@journey'],
  }, async ({ page }) => {
    await startWithCart(page, water, { ...foam, quantity: 2 });
    const { release } = await openHeldBack(page, '/empresa');
    await expect(badge(page)).toHaveText('3');
    await expect(cartButton(page)).toHaveAccessibleName('Abrir carrinho, 3 itens');
    await cartButton(page).click();
    const panel = cartPanel(page);
    await expect(panel.getByRole('heading', { name: 'Meu carrinho (3)' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByText('Seu carrinho está vazio.')).toBeHidden();
    await expect(panel.getByRole('link', { name: water.name })).toHaveAttribute('href', '/produtos/AP-10L');
    const increase = panel.getByRole('button', { name: `Aumentar quantidade de ${water.name}` });
    await increase.press('Enter');
    await expect(increase).toBeFocused();
    await expect(cartLine(panel, water)).toContainText(totalOf([2, water]));
    await expect(panel.getByText(`Total: ${totalOf([2, water], [2, foam])}`)).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText(`${water.name}: quantidade 2`);
    await expectAccessible(page, 'dialog[open]');
    // `evaluateAll` finds and measures in two tasks, between which the deployed catalogue may replace a picture.
    const places = () =>
      panel.evaluate((it) =>
        [...it.querySelectorAll('li, li *:not(img, picture, source, svg, svg *), [data-cart=total], button')]
          .filter((element) => element.checkVisibility())
          .map((element) => JSON.stringify(element.getBoundingClientRect())),
      );
    const before = await places();
    release();
    await expect(panel.locator('[data-boundary][data-live]')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    expect(await places()).toEqual(before);
    await expect(increase).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(`Total: ${totalOf([3, water], [2, foam])}`)).toBeVisible();
    await expect(badge(page)).toHaveText('5');
    expect((await storedCart(page)).map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  test("'Finalizar Compra' opens the popup over the cart at once, and React adds the form", {
    tag: '@desktop',
  }, async ({ page }) => {
    await startWithCart(page, water);
    const { release } = await openHeldBack(page, '/empresa');
    await cartButton(page).click();
    await cartPanel(page).getByRole('button', { name: 'Finalizar Compra' }).click();
    await expect(popup(page).getByText(/^A compra pelo site ainda não está disponível/)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    release();
    await expect(popup(page).getByLabel('Nome')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(cartPanel(page)).toBeVisible();
    await expect(cartPanel(page).getByRole('button', { name: 'Finalizar Compra' })).toBeFocused();
  });
});

test('no page fetches the cart’s code before an interaction with the cart', { tag: '@desktop' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/mfe-cart/') && pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/empresa');
  await started(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await cartButton(page).click();
  await expect(cartPanel(page).locator('[data-live]')).toHaveCount(1);
  expect(scripts).not.toEqual([]);
});
