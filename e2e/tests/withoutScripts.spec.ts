import { kindsOn, needsAccount } from '../support/taps/controls';
import { tap, viewOf } from '../support/taps/tapping';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** Controls that need scripts, act differently without, or exceed the table (`panels`). Other tests cover them. */
const otherwise = ['add to cart', 'buy now', 'cart', 'enlarge', 'freight', 'hero', 'menu', 'services', 'show password'];

for (const device of ['phone', 'desktop'] as const) {
  for (const control of kindsOn(device)) {
    const { path, name, taps } = control;
    if (needsAccount(control) || otherwise.some((kind) => name.startsWith(kind))) continue;
    // Controls that phones have as well are tested on phones only.
    if (device === 'desktop' && !control.on) continue;
    test(`on a ${device}, ${name} of ${path} works as it does with scripts`, { tag: `@${device}` }, async ({
      page,
    }) => {
      await page.goto(path);
      for (const { target, shows } of taps) {
        const before = await viewOf(page, shows);
        await tap(page, device, target);
        await expect.poll(() => viewOf(page, shows)).not.toBe(before);
      }
    });
  }
}

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
