import { expect, hydrated, onlyOn, test } from '../support/test';

/** What the main navigation begins with (spec 2, Layout). */
const navigation = [
  ['Home', '/'],
  ['Empresa', '/empresa'],
  ['Serviços', '/servicos'],
  ['Produtos', '/produtos'],
  ['Contato', '/contato'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('header and footer are there, with links that work', async ({ page }) => {
    await page.goto('/produtos');
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of navigation) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sentinela: página inicial' })).toBeVisible();
    await footer.getByRole('link', { name: 'Contato', exact: true }).click();
    await expect(page).toHaveURL('/contato');
  });
});

test.describe('header', () => {
  test('stays in its place while the page scrolls', async ({ page }) => {
    await page.goto('/produtos');
    await page.evaluate(() => window.scrollTo(0, 900));
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test('has the main navigation and marks the page that is open', { tag: ['@journey', '@desktop'] }, async ({
    page,
  }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    expect((await links.allTextContents()).slice(0, navigation.length)).toEqual(navigation.map(([name]) => name));
    for (const [name, path] of navigation) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
    }
    const current = page.getByRole('navigation', { name: 'Principal' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Produtos');
    await links.filter({ hasText: 'Contato' }).click();
    await expect(current).toHaveText('Contato');
    await page.goto('/produtos/AP-10L');
    await expect(current).toHaveText('Produtos');
  });

  test('hides behind nothing: the skip link comes first and leads past it', async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });
});

// What else it says is for `shell/src/layout/Footer.test`.
test.describe('footer', () => {
  test('has the e-mail on one line', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/meus-pedidos');
    const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
    for (const width of [320, 480, 640, 768, 1023, 1099, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await mail.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      });
      expect(lines, `at ${width} px`).toBe(1);
    }
  });
});

test.describe('side menu', () => {
  test.beforeEach(() => onlyOn('phone', 'large screens have the navigation in the header'));

  test('a tap on an entry opens its page and closes the menu', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, path] of [...navigation.slice(3), ['Contato', '/contato'] as const]) {
      await page.getByRole('button', { name: 'Abrir menu' }).tap();
      await menu.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
  });

  test('has its two sections, works by keyboard, holds the focus, and gives it back; a tap beside it and its button close it', async ({
    page,
  }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Abrir menu' });
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const user = menu.getByRole('region', { name: 'Área do Usuário' });
    await expect(user.getByRole('link', { name: 'Entrar' })).toBeVisible();
    const links = menu.getByRole('navigation', { name: 'Navegação' }).getByRole('link');
    expect((await links.allTextContents()).slice(0, navigation.length)).toEqual(navigation.map(([name]) => name));
    await expect(links.filter({ hasText: 'Produtos' })).toHaveAttribute('aria-current', 'page');
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(350, 600);
    await expect(menu).toBeHidden();
    await button.tap();
    await menu.getByRole('button', { name: 'Fechar' }).tap();
    await expect(menu).toBeHidden();
  });

  test('closes when the screen gets room for the navigation itself', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
  });
});
