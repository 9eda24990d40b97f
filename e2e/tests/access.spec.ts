import { cartPanel, foam, openCart, startWithCart, water } from '../support/cart';
import { filterButton, filterPanel } from '../support/catalogue';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../support/test';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations on the catalogue with open and closed filter, nor on the empty and the full cart', async ({
  page,
}) => {
  await test.step('catalogue', async () => {
    await page.goto('/produtos?filtro=co2,4KG');
    await hydrated(page);
    await expect(filterButton(page)).toHaveText(/2/);
    await expectAccessible(page);
    const isOpen = await filterPanel(page).isVisible();
    await filterButton(page).click();
    await expect(filterPanel(page)).toBeVisible({ visible: !isOpen });
    await expectAccessible(page);
  });
  await test.step('cart', async () => {
    await openCart(page);
    await expectAccessible(page);
    await startWithCart(page, water, { ...foam, quantity: 12 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const panel = await openCart(page);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await panel.getByRole('button', { name: 'Opções do carrinho' }).click();
    await expect(panel.getByRole('menuitem')).toBeVisible();
    await expectAccessible(page);
  });
});

const routes = [
  '/',
  '/empresa',
  '/servicos',
  '/produtos',
  '/produtos/PQS-BC-20KG-80',
  '/produtos/nao-existe',
  '/contato',
  '/meus-pedidos',
  '/privacidade',
  '/nao-existe',
  '/login',
  '/cadastro',
  '/recuperar-senha',
];

test('no page scrolls sideways at 320 px, at 640 px (1280 px zoomed to 200 %) and at 1920 px', {
  tag: '@desktop',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/404/);
  for (const route of routes) {
    await test.step(route, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(route);
      await hydrated(page);
      await expectNoSidewaysScroll(page);
      for (const [width, height] of [
        [640, 400],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

test('buttons and checkboxes are at least 24 px wide and high; cart and popup fit into 320 px', {
  tag: '@phone',
}, async ({ page }) => {
  await startWithCart(page, { ...foam, name: 'Extintor'.repeat(20), quantity: 999_999 });
  for (const path of ['/produtos', '/produtos/AP-10L']) {
    await page.goto(path);
    await hydrated(page);
    const small = await page
      .getByRole('button')
      .or(page.getByRole('checkbox'))
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            html: element.outerHTML.slice(0, 120),
            box: (element.closest('label') ?? element).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ html }) => html),
      );
    expect.soft(small, path).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await openCart(page);
  await expectNoSidewaysScroll(page);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: 'Finalizar Compra' }).click();
  await expect(page.getByLabel('Nome')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(cartPanel(page)).toBeAttached();
});
