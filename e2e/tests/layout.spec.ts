import { badge, cartButton, startWithCart, store, water } from '../support/cart';
import { expect, hydrated, test } from '../support/test';

// Unit tests cover the links of header and footer (`shell/src/layout`).

test('the header stays visible while the page scrolls; the skip link is the first stop and leads past it', async ({
  page,
}) => {
  await page.goto('/contato');
  await hydrated(page);
  await test.step('skip link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await main.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the cart’s badge leaves its icon visible, and the header’s background is opaque', {
  tag: '@desktop',
}, async ({ page }) => {
  await startWithCart(page, water);
  await page.goto('/produtos');
  await hydrated(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const quantity of [1, 12, 123]) {
      await store(page, JSON.stringify([{ ...water, quantity }]));
      // As after a change in another tab.
      await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' })));
      await expect(badge(page)).toHaveText(String(quantity));
      const hidden = await badge(page).evaluate((number) => {
        const covers = number.getBoundingClientRect();
        const icon = number.parentElement?.querySelector('svg')?.getBoundingClientRect();
        if (!icon) return 1;
        const common = (from: number, to: number) => Math.max(0, to - from);
        const wide = common(Math.max(covers.left, icon.left), Math.min(covers.right, icon.right));
        const high = common(Math.max(covers.top, icon.top), Math.min(covers.bottom, icon.bottom));
        return (wide * high) / (icon.width * icon.height);
      });
      expect.soft(hidden, `${quantity} at ${width} px`).toBeLessThan(0.25);
      const box = await badge(page).boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? width), `${quantity} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
  const color = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(color).toBe('rgb(255, 255, 255)');
  const target = await cartButton(page).boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);
});

test('the footer shows the e-mail address on one line at every width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/meus-pedidos');
  const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  for (const width of [320, 640, 768, 1099, 1100, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await mail.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getClientRects().length;
    });
    expect.soft(lines, `at ${width} px`).toBe(1);
  }
});

test('the side menu opens pages, works by keyboard, traps the focus and closes in every way', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Abrir menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await test.step('a tap on an entry opens its page and closes the menu, even for the current page', async () => {
    for (const [name, path] of [
      ['Produtos', '/produtos'],
      ['Contato', '/contato'],
    ] as const) {
      await button.tap();
      await menu.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
  });
  await test.step('keyboard', async () => {
    await button.press('Enter');
    await expect(menu.getByRole('region', { name: 'Área do Usuário' }).getByRole('link')).toBeVisible();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
  for (const [name, close] of [
    ['closes by a tap beside it', () => page.touchscreen.tap(350, 600)],
    ['closes by its button', () => menu.getByRole('button', { name: 'Fechar' }).tap()],
    ['closes by Back', () => page.goBack()],
    ['closes on a screen wide enough for the navigation', () => page.setViewportSize({ width: 1280, height: 800 })],
  ] as const) {
    await test.step(name, async () => {
      await button.tap();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    });
  }
});
