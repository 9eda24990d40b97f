import type { Page } from '@playwright/test';

/** Opens a page whose scripts, the first responder's apart, do not come before `release`. */
export async function holdScripts(page: Page, path: string): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?!firstResponder)[\w.-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { release: () => release() };
}
