import { cartPanel, foam, openCart, startWithCart } from '../support/cart';
import { expect, expectNoSidewaysScroll, hydrated, test } from '../support/test';

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
