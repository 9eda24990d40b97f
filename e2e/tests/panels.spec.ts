import type { Page } from '@playwright/test';
import { badge, cartButton, cartLine, cartPanel, foam, startWithCart, storedCart, water } from '../support/cart';
import { popup } from '../support/contactForm';
import { openHeldBack } from '../support/heldBack';
import { expect, expectAccessible, hydrated, started, test } from '../support/test';

/** Menu, cart and popup before the code of anybody has come: they are in the HTML. */

/** All scripts but the first responder. */
const code = /\/(?!firstResponder)[^/]+\.js$/;

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads on and closes', { tag: ['@journey', '@phone'] }, async ({ page }) => {
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

  test('the cart opens, and says how to order without it', async ({ page }) => {
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

test.describe('before React has come', () => {
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'its button': (page) => menu(page).getByRole('button', { name: 'Fechar' }).click(),
    'the way back': (page) => page.goBack(),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`the menu opens, is taken over as it is, and is closed by ${way}`, { tag: '@phone' }, async ({ page }) => {
      await page.goto('/contato');
      const { release } = await openHeldBack(page, '/empresa', code);
      await menuButton(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      await expectAccessible(page);
      release();
      await started(page);
      await expect(menu(page)).toBeVisible();
      await expectAccessible(page);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await close(page);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      if (way === 'its button') await expect(menuButton(page)).toBeFocused();
    });
  }

  test('a menu that was opened and closed again stays closed', { tag: '@phone' }, async ({ page }) => {
    const { release } = await openHeldBack(page, '/empresa', code);
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    release();
    await started(page);
    await expect(menu(page)).toBeHidden();
  });

  test('the cart of two shows its badge and its lines, which step; React shows the same in their place', {
    tag: ['@desktop', '@journey'],
  }, async ({ page }) => {
    await startWithCart(page, water, { ...foam, quantity: 2 });
    const { release } = await openHeldBack(page, '/empresa', code);
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
    await expect(cartLine(panel, water)).toContainText('R$ 379,80');
    await expect(panel.getByText('Total: R$ 11.478,06')).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText(`${water.name}: quantidade 2`);
    await expectAccessible(page);
    const places = () =>
      panel
        .locator('li, li *:not(img, picture, source, svg, svg *), [data-cart=total], button')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const before = await places();
    release();
    await expect(panel.locator('[data-boundary][data-live]')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    expect(await places()).toEqual(before);
    await expect(increase).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Total: R$ 11.667,96')).toBeVisible();
    await expect(badge(page)).toHaveText('5');
    expect((await storedCart(page)).map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  test('the last line that goes leaves the focus at the way to the products', { tag: '@desktop' }, async ({ page }) => {
    await startWithCart(page, water, foam);
    await openHeldBack(page, '/empresa', code);
    await cartButton(page).press('Enter');
    const panel = cartPanel(page);
    await panel.getByRole('button', { name: `Diminuir quantidade de ${water.name}` }).press('Enter');
    await expect(panel.getByRole('button', { name: `Diminuir quantidade de ${foam.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Ver produtos' })).toBeFocused();
    await expect(panel.getByRole('button', { name: 'Finalizar Compra' })).toBeHidden();
    await expect(badge(page)).toHaveCount(0);
  });

  test("'Finalizar Compra' opens the popup over the cart at once, and React fills in the form", {
    tag: '@desktop',
  }, async ({ page }) => {
    await startWithCart(page, water);
    const { release } = await openHeldBack(page, '/empresa', code);
    await cartButton(page).click();
    await cartPanel(page).getByRole('button', { name: 'Finalizar Compra' }).click();
    await expect(popup(page).getByText(/^A compra pelo site ainda não está disponível/)).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(popup(page).getByLabel('Nome')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(cartPanel(page)).toBeVisible();
    await expect(cartPanel(page).getByRole('button', { name: 'Finalizar Compra' })).toBeFocused();
  });

  test('script in a stored name is shown as text', { tag: '@desktop' }, async ({ page }) => {
    await startWithCart(page, { ...water, name: '"><img src=x onerror=alert(1)>{price}' });
    await openHeldBack(page, '/empresa', code);
    await cartButton(page).click();
    await expect(cartPanel(page).getByText('"><img src=x onerror=alert(1)>{price}')).toBeVisible();
    await expect(cartPanel(page).locator('img')).toHaveCount(0);
  });
});

test('no page fetches the cart’s code before somebody reaches for the cart', { tag: '@desktop' }, async ({ page }) => {
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

test('what React puts into the cart is also in a panel whose code does not come', { tag: '@desktop' }, async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_FAILED|mfe_cart/);
  await page.route('**/mfe-cart/**/*.js', (route) => route.abort());
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(badge(page)).toHaveText('1');
  await cartButton(page).click();
  await cartPanel(page)
    .getByRole('button', { name: /^Aumentar/ })
    .click();
  await expect(cartPanel(page).getByText('Total: R$ 379,80')).toBeVisible();
  await expect(badge(page)).toHaveText('2');
});
