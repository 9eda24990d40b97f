import { badge, cartButton, cartPanel, openCart, water } from '../support/cart';
import { expectProducts, openFilter } from '../support/catalogue';
import { popup } from '../support/contactForm';
import { expectSameDocument, markDocument } from '../support/document';
import { follow } from '../support/parts';
import { totalOf } from '../support/products';
import { loadingProblems, scriptsOf, tryAgain, unavailableBox } from '../support/remotes';
import { expect, hydrated, started, test } from '../support/test';

test.beforeEach(({ quietConsole }) => quietConsole.expect(loadingProblems));

test('without the catalogue’s code its HTML stays and the rest works; a retry restores it', async ({ page }) => {
  await page.route(scriptsOf('mfe-catalog'), (route) => route.abort());
  await page.goto('/produtos?filtro=co2');
  await expectProducts(page, 'co2');
  await started(page);
  // Before hydration links load pages from the server, whose HTML needs no box.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
  await markDocument(page);
  await test.step('the skip link leads past the header and loads nothing', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#conteudo$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await openCart(page);
  await page.keyboard.press('Escape');
  await follow(page, 'Contato');
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  await follow(page, 'Produtos');
  await expect(unavailableBox(page)).toBeVisible();
  await page.unroute(scriptsOf('mfe-catalog'));
  await tryAgain(page);
  await expectProducts(page);
  await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await expectProducts(page, 'co2');
  await expectSameDocument(page);
});

test('without the cart’s code products can be added; a retry restores panel and popup', {
  tag: '@journey',
}, async ({ page }) => {
  await page.route(scriptsOf('mfe-cart'), (route) => route.abort());
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(badge(page)).toHaveText('1');
  const panel = cartPanel(page);
  await test.step('the first responder fills the panel of the page’s HTML', async () => {
    await cartButton(page).click();
    await expect(panel.getByRole('heading', { name: 'Meu carrinho (1)' })).toBeVisible();
    await panel.getByRole('button', { name: /^Aumentar/ }).click();
    await expect(panel.getByText(`Total: ${totalOf([2, water])}`)).toBeVisible();
    await expect(badge(page)).toHaveText('2');
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator('#cart [data-boundary]')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  await expect(popup(page).getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
  await page.keyboard.press('Escape');
  // The popup's box is gone as well, so that the next one is the panel's.
  await expect(popup(page)).toBeHidden();
  await cartButton(page).click();
  await expect(unavailableBox(page)).toBeVisible();
  await page.unroute(scriptsOf('mfe-cart'));
  await tryAgain(page);
  // Interaction with the button requests the popup's files again.
  await panel.getByRole('button', { name: 'Finalizar Compra' }).click();
  await expect(popup(page).getByLabel('Nome')).toBeVisible();
});

// `alteredDom` tests a contact page without its code.

test("without the account's code 'Entrar' leads to the HTML of the sign-in page, and the rest works", async ({
  page,
}) => {
  await page.route(scriptsOf('mfe-account'), (route) => route.abort());
  await page.goto('/produtos');
  await hydrated(page);
  const enter = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await enter.hover();
  await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await expectProducts(page, 'co2');
  await enter.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu login');
});

test('without the shell’s code every page is readable HTML with links', async ({ page }) => {
  await page.route('**/shell/*/*.js', (route) => route.abort());
  await page.goto('/produtos');
  await expectProducts(page);
  await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
});
