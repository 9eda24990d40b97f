import { startWithCart, water } from '../support/cart';
import { extinguishers } from '../support/extinguishers';
import { layoutShift } from '../support/paint';
import { expect, hydrated, onlyOn, test } from '../support/test';

test('every product page is taken over without a word in the console', async ({ page }) => {
  onlyOn('desktop', 'the HTML is the same at every width');
  test.slow();
  for (const id of extinguishers) {
    await test.step(id, async () => {
      await page.goto(`/produtos/${id}`);
      await hydrated(page);
    });
  }
});

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

for (const path of ['/produtos', '/produtos?filtro=co2,4KG', '/produtos/AP-10L', '/produtos/CO2-10KG']) {
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
