import { startWithCart, water } from '../support/cart';
import { layoutShift } from '../support/paint';
import { expect, hydrated, onlyOn, test } from '../support/test';

// Each product's own page: `mfe-catalog/src/detail/ProductPage.test`.
test('a page is taken over in silence also with a cart, a filter and an anchor', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  await startWithCart(page, water);
  for (const path of ['/produtos?filtro=co2', '/produtos/AP-10L?a=1#x', '/servicos#brigada']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
    });
  }
});

for (const path of ['/produtos?filtro=co2,4KG', '/produtos/AP-10L']) {
  test(`nothing moves while ${path} comes up`, async ({ page }) => {
    await startWithCart(page, water);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('load');
    expect(await layoutShift(page)).toBe(0);
  });
}

test('nothing moves when a product is put into the cart', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ver carrinho' })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('the server says the same HTML to everyone: nothing of the visitor is in it', async ({ request }) => {
  onlyOn('desktop', 'the same at every width');
  const plain = await (await request.get('/produtos')).text();
  const other = await (await request.get('/produtos?filtro=co2', { headers: { cookie: 'a=b' } })).text();
  expect(other).toBe(plain);
});
