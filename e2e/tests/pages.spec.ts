import { expect, expectAccessible, hydrated, test } from '../support/test';

// What axe looks at has to stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  { path: '/', heading: null },
  { path: '/empresa', heading: null },
  { path: '/servicos', heading: null },
  { path: '/produtos', heading: null },
  { path: '/produtos/PQS-ABC-6KG', heading: null },
  { path: '/contato', heading: null },
  { path: '/meus-pedidos', heading: null },
  { path: '/login', heading: null },
  { path: '/cadastro', heading: null },
  { path: '/recuperar-senha', heading: null },
];

for (const { path } of pages) {
  test(`${path} comes as HTML, hydrates in silence and is accessible`, { tag: '@journey' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });
}
