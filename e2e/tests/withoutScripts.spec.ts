import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

// `lateScripts` tests controls that need no script; `catalogue`, `product`, `content-services` and `content-contact` test pages.

test('each row of slides can be scrolled, and shows no button that needs scripts', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Destaques', 'O que fazemos pelo seu imóvel']) {
    const row = page.getByRole('region', { name });
    const moved = await row.evaluate((element) => {
      const viewport = [...element.querySelectorAll('*')].find(
        (it) => it.scrollWidth > it.clientWidth + 8 && getComputedStyle(it).overflowX === 'auto',
      );
      viewport?.scrollTo({ left: viewport.clientWidth, behavior: 'instant' });
      return viewport?.scrollLeft ?? 0;
    });
    expect(moved, name).toBeGreaterThan(0);
    expect(await row.getByRole('button').filter({ visible: true }).count(), name).toBe(0);
  }
});

test('the 404 page has all styles inline, and other pages leave the later ones out', {
  tag: '@desktop',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/status of 404/);
  await page.goto('/nada-aqui');
  const home = page.getByRole('link', { name: 'Voltar para a Página Inicial' });
  await expect(home).toHaveCSS('background-color', 'rgb(196, 18, 45)');
  expect(await home.evaluate((it) => it.getBoundingClientRect().height)).toBeGreaterThan(50);
  const sheets = () => page.locator('head style').evaluateAll((all) => all.map((it) => it.dataset.href ?? ''));
  expect((await sheets()).filter((href) => href.endsWith('/main-later.css'))).toHaveLength(1);
  await page.goto('/');
  expect((await sheets()).filter((href) => href.endsWith('-later.css'))).toEqual([]);
});
