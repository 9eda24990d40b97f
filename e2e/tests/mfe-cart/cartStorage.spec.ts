import {
  badge,
  cartLine,
  clearCart,
  foam,
  openCart,
  startWithCart,
  store,
  storedCart,
  water,
} from '../../support/cart';
import { expect, hydrated, onlyOn, test } from '../../support/test';

test.beforeEach(() => onlyOn('desktop', 'storage is the same at every width'));

// One that is no JSON, one that is no line of a cart, one that is large; all others are for the unit tests (`shared/src/cart`).
const corrupted = [
  '{',
  '[{"id":"__proto__","name":null,"price":1e999,"quantity":1,"imagePath":""}]',
  'x'.repeat(1_000_000),
];

test('what is no cart counts as an empty one, and gives way to the next', async ({ page }) => {
  await page.goto('/produtos/AP-10L');
  for (const text of corrupted) {
    await test.step(text.slice(0, 70), async () => {
      await store(page, text);
      await page.reload();
      await hydrated(page);
      await expect(badge(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
      await expect(badge(page)).toHaveText('1');
      expect(await storedCart(page)).toEqual([expect.objectContaining({ id: 'AP-10L', price: 189.9, quantity: 1 })]);
    });
  }
});

test('of what is stored script is shown as text, a name without a space stays inside the panel, and a picture that is gone leaves a mark', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/404/);
  await startWithCart(
    page,
    { ...water, name: '<img src=x onerror=alert(1)>' },
    { ...foam, name: 'Extintor'.repeat(20) },
    { ...water, id: 'CO2-4KG', name: 'Sem imagem', imagePath: '/imagem-que-nao-existe.svg' },
  );
  await page.goto('/contato');
  const panel = await openCart(page);
  await expect(panel.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  const name = panel.getByRole('link', { name: /^Extintor/ });
  // In one go, for the panel may still be sliding in.
  const room = await name.evaluate((link) => {
    const frame = link.closest('dialog')?.getBoundingClientRect();
    return (frame?.right ?? 0) - link.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
  const line = cartLine(panel, { name: 'Sem imagem' });
  await expect(line.locator('svg').first()).toBeVisible();
  await expect(line.locator('img')).toHaveCount(0);
});

const failures = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
};

for (const [name, fail] of Object.entries(failures)) {
  test(`with storage ${name}, the cart lives as long as the page`, async ({ page }) => {
    await page.addInitScript(fail);
    await page.goto('/produtos');
    await hydrated(page);
    await page.getByRole('button', { name: `Adicionar ${water.name} ao carrinho` }).click();
    await expect(badge(page)).toHaveText('1');
    await page.getByRole('link', { name: foam.name }).click();
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(badge(page)).toHaveText('2');
    const panel = await openCart(page);
    await expect(panel.getByText('Total: R$ 5.739,03')).toBeVisible();
    await clearCart(panel);
    await expect(panel.getByText('Seu carrinho está vazio.')).toBeVisible();
  });
}

test('two tabs agree on the cart at once', { tag: '@journey' }, async ({ page, context }) => {
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
  await expect(panel.getByText('Total: R$ 11.288,16')).toBeVisible();
  await clearCart(panel);
  await expect(otherPanel.getByText('Seu carrinho está vazio.')).toBeVisible();
  await expect(badge(other)).toHaveCount(0);
});

test('a tab notices that storage was emptied or broken elsewhere', async ({ page, context, quietConsole }) => {
  quietConsole.expect(/favicon/);
  await startWithCart(page, water);
  await page.goto('/produtos');
  await expect(badge(page)).toHaveText('1');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await store(other, '{');
  await expect(badge(page)).toHaveCount(0);
  await store(other, JSON.stringify([foam]));
  await expect(badge(page)).toHaveText('1');
  await other.evaluate(() => localStorage.clear());
  await expect(badge(page)).toHaveCount(0);
});

test('a page that comes back by the back button has the cart of now', async ({ page, quietConsole }) => {
  quietConsole.expect(/favicon/);
  await page.goto('/produtos');
  await hydrated(page);
  await page.goto('/robots.txt');
  await store(page, JSON.stringify([water]));
  await page.goBack();
  await expect(badge(page)).toHaveText('1');
});
