import { contrastsOverPixels } from '../support/contrast';
import { expect, hydrated, laidOut, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the words of every banner stand out from the pixels behind them', async ({ page }) => {
  for (const path of ['/empresa', '/servicos', '/produtos', '/contato', '/meus-pedidos']) {
    await page.goto(path);
    await hydrated(page);
    const texts = page.getByRole('heading', { level: 1 }).locator('xpath=../*[self::p or self::h1]');
    for (const width of [320, 600, 700, 767, 768, 860, 1000, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await laidOut(page);
      await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'));
      for (const { text, least, needed } of await contrastsOverPixels(page, texts)) {
        expect.soft(least, `${path} at ${width} px: ${text}`).toBeGreaterThanOrEqual(needed);
        // Something was found to measure.
        expect.soft(least, text).toBeLessThan(22);
      }
    }
  }
});
