import type { Page } from '@playwright/test';
import { badge, cartButton, cartPanel, openCart } from '../support/cart';
import { cards, expectProducts, openFilter } from '../support/catalogue';
import { popup } from '../support/contactForm';
import { expectSameDocument, markDocument } from '../support/document';
import { extinguishers, withAnyTag } from '../support/extinguishers';
import { loadingProblems, scriptsOf, tryAgain, unavailableBox } from '../support/remotes';
import { expect, hydrated, onlyOn, started, test } from '../support/test';

test.beforeEach(({ quietConsole }) => {
  onlyOn('desktop', 'loading is the same at every width');
  quietConsole.expect(loadingProblems);
});

/** Waits until the shell has taken over its own part of the server's HTML. */
async function shellHydrated(page: Page): Promise<void> {
  await started(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test.describe('without the catalogue', () => {
  test.beforeEach(({ page }) => page.route(scriptsOf('mfe-catalog'), (route) => route.abort()));

  test("the catalogue's HTML stays, with links that lead on", async ({ page }) => {
    await page.goto('/produtos');
    await expectProducts(page, extinguishers);
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page).toHaveURL('/produtos/CO2-4KG');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
    await expect(page.getByText(/^R\$ /).first()).toBeVisible();
    await expect(unavailableBox(page)).toHaveCount(0);
  });

  test('header, cart and the other pages work', async ({ page }) => {
    await page.goto('/produtos');
    await openCart(page);
    await page.keyboard.press('Escape');
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
    await expectSameDocument(page);
  });

  test('the skip link of a page that stays HTML leads past the header, and loads nothing again', async ({ page }) => {
    await page.goto('/produtos');
    await expect(cartButton(page)).toBeVisible();
    await shellHydrated(page);
    await markDocument(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#conteudo$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expectSameDocument(page);
  });

  test('a page that was left as HTML is itself again once the network is back', async ({ page }) => {
    await page.goto('/produtos');
    // Before that, links load pages from the server: HTML again, and no box.
    await shellHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await expect(unavailableBox(page)).toBeVisible();
    await page.unroute(scriptsOf('mfe-catalog'));
    await tryAgain(page);
    await expectProducts(page, extinguishers);
    await markDocument(page);
    await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂' }).check();
    await expectProducts(page, withAnyTag('co2'));
    await expectSameDocument(page);
  });

  test('a filtered address of a page that stays HTML shows the whole catalogue', async ({ page }) => {
    await page.goto('/produtos?filtro=co2');
    await expectProducts(page, extinguishers);
  });
});

test.describe('without the cart', () => {
  test.beforeEach(({ page }) => page.route(scriptsOf('mfe-cart'), (route) => route.abort()));

  test('products can be added, and the panel comes back with the network', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(page)).toHaveText('1');
    await cartButton(page).click();
    const panel = cartPanel(page);
    await expect(panel.getByRole('heading', { name: 'Meu carrinho (1)' })).toBeVisible();
    // The page's HTML has the panel, and the first responder fills it.
    await expect(panel.getByText('Total: R$ 189,90')).toBeVisible();
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator('#cart [data-boundary]')).toHaveCount(0);

    await cartButton(page).click();
    await expect(unavailableBox(page)).toBeVisible();
    await page.unroute(scriptsOf('mfe-cart'));
    await tryAgain(page);
    await expect(panel.getByText('Total: R$ 189,90')).toBeVisible();
  });

  test("'Comprar Agora' opens its popup, which says that its content is not there", async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    await page.getByRole('button', { name: 'Comprar Agora' }).click();
    await expect(popup(page).getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
    await page.unroute(scriptsOf('mfe-cart'));
    await tryAgain(page);
    await expect(popup(page).getByLabel('Nome')).toBeVisible();
  });
});

test.describe('without the content', () => {
  test.beforeEach(({ page }) => page.route(scriptsOf('mfe-content'), (route) => route.abort()));

  test("the contact page's HTML stays; catalogue and cart work", async ({ page }) => {
    await page.goto('/contato');
    await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Nome')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await cards(page.getByRole('main')).first().getByRole('button').click();
    await expect(badge(page)).toHaveText('1');
    const panel = await openCart(page);
    await panel.getByRole('button', { name: 'Finalizar Compra' }).click();
    await expect(popup(page).getByText(/A compra pelo site ainda não está disponível/)).toBeVisible();
    await expect(popup(page).getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
    await page.unroute(scriptsOf('mfe-content'));
    await tryAgain(page);
    await expect(popup(page).getByLabel('Nome')).toBeVisible();
  });
});

test.describe('without the account', () => {
  test.beforeEach(({ page }) => page.route(scriptsOf('mfe-account'), (route) => route.abort()));

  test("'Entrar' stays and leads to the sign-in page's HTML; the rest works", async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const enter = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
    await enter.hover();
    await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂' }).check();
    await expectProducts(page, withAnyTag('co2'));
    await enter.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu login');
  });
});

test.describe('without the shell', () => {
  test('every page is readable HTML with links', async ({ page }) => {
    await page.route('**/shell/*/*.js', (route) => route.abort());
    await page.goto('/produtos');
    await expectProducts(page, extinguishers);
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  });
});
