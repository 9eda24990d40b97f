import type { Page } from '@playwright/test';

/** Stops the page's time, which only `page.clock.runFor` moves from now on; needs `page.clock.install` before. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
