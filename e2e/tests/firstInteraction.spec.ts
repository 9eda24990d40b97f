import type { Page } from '@playwright/test';
import { badge, cartPanel, storedCart } from '../support/cart';
import { expectProducts } from '../support/catalogue';
import { expectSameDocument, markDocument } from '../support/document';
import { withAnyTag } from '../support/extinguishers';
import { expect, test } from '../support/test';

const product = '/produtos/AP-10L';

/** Opens a page as it is before React has started, and lets it come to rest. */
async function openUntouched(page: Page, path: string): Promise<void> {
  // However busy the machine is: it does not start because it has been idle for long.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html:not([data-live])')).toHaveCount(1);
  await markDocument(page);
}

/** As a screen reader does it: no pointer is near, no key is pressed. */
const activate = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name }).first().dispatchEvent('click');

/** How many bytes came over the network each time that a file was asked for. */
const bytesOf = (page: Page, file: string) =>
  page.evaluate(
    (name) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.endsWith(`/${name}`))
        .map(({ transferSize }) => transferSize),
    file,
  );

const hasStarted = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated shell').length > 0);

test.describe('until its visitor does something', () => {
  test('a page has fetched its code, and has not started', { tag: '@desktop' }, async ({ page }) => {
    await openUntouched(page, product);
    const sizes = await bytesOf(page, 'remoteEntry.js');
    expect(sizes).toEqual([expect.any(Number)]);
    expect(sizes[0]).toBeGreaterThan(2000);
    expect(await hasStarted(page)).toBe(false);
    await page.mouse.move(50, 50);
    await expect(page.locator('html[data-live]')).toHaveCount(1);
    await expect(page.locator('main [data-boundary][data-live]').first()).toBeAttached();
    // Out of the browser's cache.
    await expect.poll(() => bytesOf(page, 'remoteEntry.js')).toEqual([...sizes, 0]);
  });

  test('a preview says whether its backend answers', { tag: '@desktop' }, async ({ page }) => {
    await openUntouched(page, '/produtos');
    await expect(page.getByText('Preview backend running in this workspace.')).toBeVisible();
    expect(await hasStarted(page)).toBe(false);
  });
});

test.describe('the first thing that a visitor does', () => {
  test('is to follow a link, which says at once that its page is on its way', { tag: '@desktop' }, async ({ page }) => {
    await openUntouched(page, '/produtos');
    const isOnItsWay = await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).evaluate((link: HTMLElement) => {
      link.click();
      return document.documentElement.hasAttribute('data-navigating');
    });
    expect(isOnItsWay).toBe(true);
    await expect(page).toHaveURL('/produtos/CO2-4KG');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
    await page.goBack();
    await expect(page).toHaveURL('/produtos');
    await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
  });

  for (const [path, name, to] of [
    ['/produtos', 'Entrar', '/login'],
    ['/', 'Saiba Mais Sobre', '/empresa'],
  ] as const) {
    test(`is to follow "${name}" by a screen reader @desktop`, async ({ page }) => {
      await openUntouched(page, path);
      await activate(page, 'link', name);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('is to follow a link of the footer to a place in this page, which loads nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openUntouched(page, '/servicos');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brigada e guardião de piscina' }).click();
    await expect(page).toHaveURL('/servicos#brigada');
    await expectSameDocument(page);
    await expect(page.locator('html[data-live]')).toHaveCount(1);
    await expect(page.locator('#brigada')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('is to put a product into the cart', { tag: ['@desktop', '@journey'] }, async ({ page }) => {
    await openUntouched(page, product);
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(page)).toHaveText('1');
    expect(await storedCart(page)).toHaveLength(1);
  });

  test('is to put a product into the cart by a screen reader @desktop', async ({ page }) => {
    await openUntouched(page, '/produtos');
    await activate(page, 'button', /^Adicionar .+ ao carrinho$/);
    await expect(badge(page)).toHaveText('1');
  });

  test('is to open the cart by the keyboard @desktop', async ({ page }) => {
    await openUntouched(page, '/');
    await page.getByRole('button', { name: /^Abrir carrinho/ }).focus();
    await page.keyboard.press('Enter');
    await expect(cartPanel(page)).toBeVisible();
  });

  test('is to open the menu', { tag: ['@journey', '@phone'] }, async ({ page }) => {
    await openUntouched(page, '/');
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Produtos' })).toBeVisible();
  });

  test('is to filter', { tag: '@desktop' }, async ({ page }) => {
    await openUntouched(page, '/produtos');
    await page.getByRole('checkbox', { name: 'CO₂' }).dispatchEvent('click');
    await expectProducts(page, withAnyTag('co2'));
    await expect(page.getByRole('checkbox', { name: 'CO₂' })).toBeChecked();
  });
});

test.describe('it starts without its visitor @desktop', () => {
  test('where another tab fills its cart', async ({ page, context }) => {
    await openUntouched(page, '/produtos');
    const other = await context.newPage();
    await other.goto(product);
    await other.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(other)).toHaveText('1');
    await expect(badge(page)).toHaveText('1');
    // And one that is opened now.
    await other.goto('/');
    await expect(badge(other)).toHaveText('1');
  });

  test('in time for the hero, whose second slide is due after 10 s', async ({ page }) => {
    test.slow();
    const opened = Date.now();
    await page.goto('/');
    const second = page.getByRole('button', { name: /^Ir para o destaque 2/ });
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
    expect(Date.now() - opened).toBeGreaterThan(9_500);
  });
});

for (const [whose, scripts] of [
  ['its part', '**/mfe-catalog/*/*.js'],
  ['the shell', '**/shell/*/main.js'],
  ['the first responder', '**/shell/*/firstResponder.js'],
] as const) {
  test(`a link leads on also where the code of ${whose} can’t be had @desktop`, async ({ page, quietConsole }) => {
    quietConsole.expect(/ERR_FAILED|could not be loaded|mfe_catalog/);
    await page.route(scripts, (route) => route.abort());
    await openUntouched(page, '/produtos');
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page).toHaveURL('/produtos/CO2-4KG', { timeout: 2500 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
  });
}
