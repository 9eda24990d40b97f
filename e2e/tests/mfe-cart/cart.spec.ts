import {
  badge,
  cartButton,
  cartLine,
  cartPanel,
  clearCart,
  foam,
  openCart,
  startWithCart,
  storedCart,
  water,
} from '../../support/cart';
import { alertOf } from '../../support/dialogs';
import { expect, hydrated, test } from '../../support/test';

test.describe('panel', () => {
  test('is titled with the total item count, as the badge, and lists each product with its subtotal', {
    tag: ['@desktop', '@journey'],
  }, async ({ page }) => {
    await startWithCart(page, { ...water, quantity: 3 }, foam);
    await page.goto('/contato');
    await expect(badge(page)).toHaveText('4');
    await expect(cartButton(page)).toHaveAccessibleName('Abrir carrinho, 4 itens');
    const panel = await openCart(page);
    await expect(panel.getByRole('heading', { name: 'Meu carrinho (4)' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(cartLine(panel, water)).toContainText('R$ 569,70');
    await expect(cartLine(panel, foam)).toContainText('R$ 5.549,13');
    await expect(panel.getByText('Total: R$ 6.118,83', { exact: true })).toBeVisible();
  });

  test('adds and takes away units; the last one takes the line with it', { tag: ['@desktop', '@journey'] }, async ({
    page,
  }) => {
    await startWithCart(page, water, foam);
    await page.goto('/produtos');
    const panel = await openCart(page);
    await cartLine(panel, water)
      .getByRole('button', { name: `Aumentar quantidade de ${water.name}` })
      .click();
    await expect(cartLine(panel, water)).toContainText('R$ 379,80');
    await expect(panel.getByText('Total: R$ 5.928,93')).toBeVisible();
    await expect(badge(page)).toHaveText('3');
    const decrease = cartLine(panel, water).getByRole('button', { name: `Diminuir quantidade de ${water.name}` });
    await decrease.click();
    await expect(panel.getByText('Total: R$ 5.739,03')).toBeVisible();
    await decrease.click();
    await expect(cartLine(panel, water)).toHaveCount(0);
    await expect(panel.getByText('Total: R$ 5.549,13')).toBeVisible();
    await expect(badge(page)).toHaveText('1');
  });

  test("says 'Sob consulta' at a product that is, and counts its price all the same", { tag: '@desktop' }, async ({
    page,
  }) => {
    await startWithCart(page, water);
    await page.goto('/produtos/CO2-10KG');
    await hydrated(page);
    const price = await page.getByText(/^R\$ /).first().textContent();
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await page.getByRole('button', { name: 'Ver carrinho' }).click();
    const panel = cartPanel(page);
    const line = cartLine(panel, { name: 'Extintor CO₂ 10 kg' });
    await expect(line.getByText('Sob consulta', { exact: true })).toBeVisible();
    await expect(line).toContainText(String(price));
    await expect(panel.getByText('Sob consulta')).toHaveCount(1);
    await expect(panel.getByText('Total: R$ 2.578,90')).toBeVisible();
  });

  test('takes about 70 % of the width, up to a maximum', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 740 });
    await page.goto('/contato');
    const panel = await openCart(page);
    const width = async () => (await panel.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await width()) / 500).toBeCloseTo(0.7, 2);
    await page.setViewportSize({ width: 1600, height: 900 });
    const maximum = await width();
    expect(maximum).toBeLessThan(600);
    await page.setViewportSize({ width: 1900, height: 900 });
    expect(await width()).toBe(maximum);
  });
});

test('an empty cart has no badge, says so, cannot be cleared, and leads to the products, from there too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contato');
  await hydrated(page);
  await expect(cartButton(page)).toHaveAccessibleName('Abrir carrinho');
  await expect(badge(page)).toHaveCount(0);
  const panel = await openCart(page);
  await expect(panel.getByRole('heading', { name: 'Meu carrinho (0)' })).toBeVisible();
  await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Finalizar Compra' })).toHaveCount(0);
  expect(await alertOf(page, () => clearCart(panel))).toBe('Seu carrinho está vazio!');
  await panel.getByRole('link', { name: 'Ver produtos' }).click();
  await expect(page).toHaveURL('/produtos');
  await expect(panel).toBeHidden();
  await openCart(page);
  await panel.getByRole('link', { name: 'Ver produtos' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/produtos');
});

test("'Limpar carrinho' empties the cart, without an alert", { tag: ['@desktop', '@journey'] }, async ({ page }) => {
  await startWithCart(page, water, { ...foam, quantity: 2 });
  await page.goto('/contato');
  const panel = await openCart(page);
  await clearCart(panel);
  await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(await storedCart(page)).toEqual([]);
});

test('a product is added once with quantity 1, however often it is added', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  const add = page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true });
  await add.dblclick();
  await add.click();
  await expect(badge(page)).toHaveText('1');
  expect(await storedCart(page)).toEqual([
    expect.objectContaining({ id: 'AP-10L', name: water.name, price: 189.9, quantity: 1 }),
  ]);
});

test('the cart is there again after a reload and on every page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('button', { name: `Adicionar ${water.name} ao carrinho` }).click();
  await page.getByRole('button', { name: `Adicionar ${foam.name} ao carrinho` }).click();
  const first = await openCart(page);
  await first.getByRole('button', { name: `Aumentar quantidade de ${foam.name}` }).click();
  await expect(badge(page)).toHaveText('3');
  await page.reload();
  await expect(badge(page)).toHaveText('3');
  await page.goto('/empresa');
  const panel = await openCart(page);
  await expect(panel.getByText('Total: R$ 11.288,16')).toBeVisible();
});

test("a line's product opens, and the panel closes, also on the product's own page", { tag: '@desktop' }, async ({
  page,
}) => {
  await startWithCart(page, water);
  await page.goto('/produtos');
  await hydrated(page);
  for (let visit = 0; visit < 2; visit += 1) {
    const panel = await openCart(page);
    await panel.getByRole('link', { name: water.name }).click();
    await expect(page).toHaveURL('/produtos/AP-10L');
    await expect(panel).toBeHidden();
  }
});

test.describe('closing', () => {
  const ways = [
    {
      name: 'its button',
      close: async (panel: ReturnType<typeof cartPanel>) => panel.getByRole('button', { name: 'Fechar' }).click(),
    },
    { name: 'Escape', close: async (panel: ReturnType<typeof cartPanel>) => panel.page().keyboard.press('Escape') },
    {
      name: 'a click beside it',
      close: async (panel: ReturnType<typeof cartPanel>) => panel.page().mouse.click(10, 300),
    },
  ];
  test('by its button, Escape and a click beside it gives the focus back to the cart button', async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    for (const { name, close } of ways) {
      await test.step(name, async () => {
        const panel = await openCart(page);
        await close(panel);
        await expect(panel).toBeHidden();
        await expect(cartButton(page)).toBeFocused();
      });
    }
  });

  test('Escape closes the menu of options first, then the panel', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contato');
    const panel = await openCart(page);
    const options = panel.getByRole('button', { name: 'Opções do carrinho' });
    await options.press('Enter');
    await expect(panel.getByRole('menuitem', { name: 'Limpar carrinho' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('menuitem')).toHaveCount(0);
    await expect(options).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});
