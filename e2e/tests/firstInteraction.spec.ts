import type { Page } from '@playwright/test';
import { badge, storedCart } from '../support/cart';
import { expectProducts } from '../support/catalogue';
import { expectSameDocument, markDocument } from '../support/document';
import { expect, test } from '../support/test';

const product = '/produtos/AP-10L';

/** Opens a page that does not start by itself, and waits until it is idle. */
async function openUntouched(page: Page, path: string): Promise<void> {
  // The page must not start after a long idle time, even on a slow machine; callbacks of 500 ms still run.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => (options?.timeout === 500 ? whenIdle(callback, options) : 0);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html:not([data-live])')).toHaveCount(1);
  await markDocument(page);
}

const hasStarted = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated shell').length > 0);

test('before any interaction a page has fetched its code without starting it, and shows the preview badge', async ({
  page,
}) => {
  await openUntouched(page, product);
  await expect(page.getByText('Preview backend running in this workspace.')).toBeVisible();
  const bytes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('/remoteEntry.js'))
        .map(({ transferSize }) => transferSize),
    );
  const sizes = await bytes();
  expect(sizes).toEqual([expect.any(Number)]);
  expect(sizes[0]).toBeGreaterThan(2000);
  expect(await hasStarted(page)).toBe(false);
  // The first place of the mouse is no movement.
  await page.mouse.move(50, 50, { steps: 2 });
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  await expect(page.locator('main [data-boundary][data-live]').first()).toBeAttached();
  // The second request is answered from the browser's cache.
  await expect.poll(bytes).toEqual([...sizes, 0]);
});

test.describe('the first interaction', () => {
  test('with a link marks the page as navigating at once and opens the link', async ({ page }) => {
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

  test('with a footer link to a place in this page loads nothing and scrolls there', async ({ page }) => {
    await openUntouched(page, '/servicos');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brigada e guardião de piscina' }).click();
    await expect(page).toHaveURL('/servicos#brigada');
    await expectSameDocument(page);
    await expect(page.locator('html[data-live]')).toHaveCount(1);
    await expect(page.locator('#brigada')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('by a screen reader works for a link, the cart and the filter', { tag: '@journey' }, async ({ page }) => {
    // A screen reader dispatches clicks without pointer or key events.
    const activate = (role: 'link' | 'button' | 'checkbox', name: string | RegExp) =>
      page.getByRole(role, { name }).first().dispatchEvent('click');
    await test.step('filter', async () => {
      await openUntouched(page, '/produtos');
      await activate('checkbox', 'CO₂');
      await expectProducts(page, 'co2');
      await expect(page.getByRole('checkbox', { name: 'CO₂', exact: true })).toBeChecked();
    });
    await test.step('cart', async () => {
      await openUntouched(page, '/produtos');
      await activate('button', /^Adicionar .+ ao carrinho$/);
      await expect(badge(page)).toHaveText('1');
      expect(await storedCart(page)).toHaveLength(1);
    });
    await test.step('link', async () => {
      await openUntouched(page, '/');
      await activate('link', 'Saiba Mais Sobre');
      await expect(page).toHaveURL('/empresa');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test.describe('a page starts without an interaction', () => {
  test('when another tab fills the cart', async ({ page, context }) => {
    await openUntouched(page, '/produtos');
    const other = await context.newPage();
    await other.goto(product);
    await other.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(other)).toHaveText('1');
    await expect(badge(page)).toHaveText('1');
  });

  // Unit tests cover the time of the next slide (`mfe-content/src/home/hero`).
  test('in time for the hero’s next slide', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await hasStarted(page)).toBe(false);
    const second = page.getByRole('button', { name: /^Ir para o destaque 2/ });
    const halfASecondLater = async () => {
      await page.clock.runFor(500);
      return second.getAttribute('aria-current');
    };
    await expect.poll(halfASecondLater, { timeout: 60_000, intervals: [10] }).toBe('true');
  });
});

// `remoteMissing` tests pages without the shell’s code.
for (const [whose, scripts] of [
  ['its part', '**/mfe-catalog/*/*.js'],
  ['the first responder', '**/shell/*/firstResponder.js'],
] as const) {
  test(`a link works even if the code of ${whose} cannot be loaded`, async ({ page, quietConsole }) => {
    quietConsole.expect(/ERR_FAILED|could not be loaded|mfe_catalog/);
    await page.route(scripts, (route) => route.abort());
    await openUntouched(page, '/produtos');
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page).toHaveURL('/produtos/CO2-4KG');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
  });
}
