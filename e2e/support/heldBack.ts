import type { Page } from '@playwright/test';

/** All scripts of a page, the first responder and React included. */
export const everyScript = /\.js$/;

/** Opens a page whose scripts do not come before `release`. */
export async function openHeldBack(page: Page, path: string, scripts: string | RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { release: () => release() };
}
