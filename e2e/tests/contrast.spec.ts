import type { Locator, Page } from '@playwright/test';
import { contrastsOverPixels } from '../support/contrast';
import { expect, hydrated, laidOut, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** px: the narrowest pictures, and those beside the text. */
const widths = [320, 769];

async function expectLegible(page: Page, texts: Locator, place: string): Promise<void> {
  await laidOut(page);
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'));
  const contrasts = await contrastsOverPixels(page, texts);
  expect.soft(contrasts.length, place).toBeGreaterThan(0);
  for (const { text, least, needed } of contrasts) {
    expect.soft(least, `${place}: ${text}`).toBeGreaterThanOrEqual(needed);
    expect.soft(least, text).toBeLessThan(22);
  }
}

test('the texts of every banner have sufficient contrast to the pixels behind them', async ({ page }) => {
  for (const path of ['/empresa', '/servicos', '/produtos', '/contato', '/meus-pedidos']) {
    await page.goto(path);
    await hydrated(page);
    const texts = page
      .getByRole('heading', { level: 1 })
      .locator('xpath=../*[self::p or self::h1]')
      .filter({ visible: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectLegible(page, texts, `${path} at ${width} px`);
    }
  }
});

test('the texts of every slide of the hero have sufficient contrast', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bullets = page.locator('main button[data-scroll]', { hasText: /\d/ });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, bullet] of (await bullets.all()).entries()) {
      // Slides are found by name, since a looping carousel moves them to the other end of the row.
      const slide = page.locator(`main [aria-roledescription=slide][aria-label^="${index + 1} de "]`);
      await bullet.click();
      await expect(slide).toBeInViewport({ ratio: 0.9 });
      await expect(slide.locator('img')).toHaveJSProperty('complete', true);
      const texts = slide.locator('p').filter({ visible: true });
      // Some slides are pictures without text on wide screens.
      if ((await texts.count()) > 0) await expectLegible(page, texts, `slide ${index + 1} at ${width} px`);
    }
  }
});
