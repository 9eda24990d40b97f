import {
  badge,
  cartButton,
  cartLine,
  cartPanel,
  clearCart,
  foam,
  openCart,
  store,
  storedCart,
  water,
} from '../../support/cart';
import { numberOfProducts, totalOf } from '../../support/products';
import { alertOf, expect, expectAccessible, hydrated, test } from '../../support/test';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Unit tests cover each button of the panel and its text (`mfe-cart/src/panel`, `shared/src/cart`).

test('a cart is filled, changed, kept across pages and emptied, and its links open products', {
  tag: '@journey',
}, async ({ page }) => {
  const panel = cartPanel(page);
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await test.step('a product added several times is in the cart once', async () => {
    const add = page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true });
    await add.dblclick();
    await add.click();
    await expect(badge(page)).toHaveText('1');
    expect(await storedCart(page)).toEqual([
      expect.objectContaining({ id: 'AP-10L', name: water.name, price: water.price, quantity: 1 }),
    ]);
  });
  await page.goto('/produtos');
  await hydrated(page);
  await test.step('a product is added by the icon of its card', async () => {
    await page.getByRole('button', { name: `Adicionar ${foam.name} ao carrinho` }).click();
    await openCart(page);
    await cartLine(panel, foam)
      .getByRole('button', { name: `Aumentar quantidade de ${foam.name}` })
      .click();
    await expect(cartLine(panel, foam)).toContainText(totalOf([2, foam]));
    await expect(badge(page)).toHaveText('3');
  });
  await test.step('a reload', async () => {
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Abrir carrinho, 3 itens');
    await expect(page.getByRole('button', { name: `${foam.name} está no carrinho` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(numberOfProducts());
  });
  await test.step("a line's link opens the product and closes the panel, even on the product's own page", async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      await openCart(page);
      await expect(panel.getByText(`Total: ${totalOf([1, water], [2, foam])}`)).toBeVisible();
      await panel.getByRole('link', { name: water.name }).click();
      await expect(page).toHaveURL('/produtos/AP-10L');
      await expect(panel).toBeHidden();
    }
  });
  await test.step("'Limpar carrinho' empties the cart; on an empty cart it shows an alert; it can be undone", async () => {
    await openCart(page);
    await clearCart(panel);
    await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(await storedCart(page)).toEqual([]);
    expect(await alertOf(page, () => clearCart(panel))).toBe('Seu carrinho está vazio!');
    await panel.getByRole('button', { name: 'Desfazer' }).click();
    await expect(panel.getByText(`Total: ${totalOf([1, water], [2, foam])}`)).toBeVisible();
    await clearCart(panel);
  });
  await test.step('the empty cart links to the products, even on the products page', async () => {
    await panel.getByRole('link', { name: 'Ver produtos' }).click();
    await expect(page).toHaveURL('/produtos');
    await expect(panel).toBeHidden();
    await openCart(page);
    await panel.getByRole('link', { name: 'Ver produtos' }).click();
    await expect(panel).toBeHidden();
  });
});

test('button, Escape and a click beside the panel close it and return the focus; its menu closes first', async ({
  page,
}) => {
  await page.goto('/contato');
  await hydrated(page);
  const panel = cartPanel(page);
  for (const [name, close] of [
    ['closed by its button', () => panel.getByRole('button', { name: 'Fechar' }).click()],
    ['closed by a click beside it', () => page.mouse.click(10, 300)],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(name, async () => {
      await openCart(page);
      if (name === 'Escape') {
        await panel.getByRole('button', { name: 'Opções do carrinho' }).press('Enter');
        await expect(panel.getByRole('menuitem', { name: 'Limpar carrinho' })).toBeFocused();
        await expectAccessible(page, 'dialog[open]');
        await close();
        await expect(panel.getByRole('menuitem')).toHaveCount(0);
        await expect(panel.getByRole('button', { name: 'Opções do carrinho' })).toBeFocused();
      }
      await close();
      await expect(panel).toBeHidden();
      await expect(cartButton(page)).toBeFocused();
    });
  }
  await test.step('the panel takes about 70 % of the width, up to a maximum', async () => {
    await openCart(page);
    const widthAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await panel.boundingBox())?.width ?? 0;
    };
    await expect.poll(async () => (await widthAt(500)) / 500).toBeCloseTo(0.7, 2);
    const maximum = await widthAt(1600);
    expect(maximum).toBeLessThan(600);
    expect(await widthAt(1900)).toBe(maximum);
  });
});

test('two tabs show the same cart, even when storage is broken or emptied', {
  tag: '@journey',
}, async ({ page, context, quietConsole }) => {
  quietConsole.expect(/favicon/);
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/produtos');
  await hydrated(other);

  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(badge(other)).toHaveText('1');
  await expect(other.getByRole('button', { name: `${water.name} está no carrinho` })).toBeVisible();
  await other.getByRole('button', { name: `Adicionar ${foam.name} ao carrinho` }).click();
  await expect(badge(page)).toHaveText('2');

  const panel = await openCart(page);
  const otherPanel = await openCart(other);
  await otherPanel.getByRole('button', { name: `Aumentar quantidade de ${foam.name}` }).click();
  await expect(panel.getByText(`Total: ${totalOf([1, water], [2, foam])}`)).toBeVisible();
  await clearCart(panel);
  await expect(otherPanel.getByText('Seu carrinho está vazio.')).toBeVisible();
  await expect(badge(other)).toHaveCount(0);

  await other.goto('/robots.txt');
  for (const [text, shown] of [
    [JSON.stringify([foam]), 1],
    ['{', 0],
    [JSON.stringify([foam]), 1],
    [null, 0],
  ] as const) {
    await test.step(String(text), async () => {
      await store(other, text);
      await expect(badge(page)).toHaveCount(shown);
    });
  }
});

test('with storage forbidden, the cart lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('button', { name: `Adicionar ${water.name} ao carrinho` }).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: foam.name }).click();
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(badge(page)).toHaveText('2');
  const panel = await openCart(page);
  await expect(panel.getByText(`Total: ${totalOf([1, water], [1, foam])}`)).toBeVisible();
  await clearCart(panel);
  await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
});
