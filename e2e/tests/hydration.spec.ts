import { startWithCart, water } from '../support/cart';
import { layoutShifts } from '../support/paint';
import { expect, hydrated, test } from '../support/test';

// `mfe-catalog/src/detail/ProductPage.test` hydrates the page of each product.
test('pages with a cart, a filter or an anchor hydrate without messages and layout shifts', {
  tag: '@journey',
}, async ({ page }) => {
  await startWithCart(page, water);
  for (const path of ['/servicos#brigada', '/produtos?filtro=co2,4KG', '/produtos/AP-10L?a=1#x', '/produtos/CO2-4KG']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('load');
      // Scrolling to an anchor counts as a shift.
      if (!path.includes('#')) expect(await layoutShifts(page)).toEqual([]);
    });
  }
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ver carrinho' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
