import type { Page } from '@playwright/test';

/** All scripts of a page, the first responder and React included. */
export const everyScript = /\.js$/;

/** React, and whatever it loads; the first responder comes. */
export const shellScript = '**/shell/*/main.js';

/** All but the first responder. */
const allButResponder = /\/(?!firstResponder)[\w.-]+\.js$/;

/** Waits until the first responder is there, of a page whose other scripts may not be. */
export async function responding(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/firstResponder')),
  );
  // It is run after it has come.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Requests that wait. */
export interface Held {
  readonly count: () => number;
  readonly release: () => void;
}

/** Keeps what a page asks for from the server until `release`. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<Held> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release: () => release() };
}

/** Opens a page whose scripts do not come before `release`; the first responder is there, if it is not one of them. */
export async function openHeldBack(
  page: Page,
  path: string,
  scripts: string | RegExp = allButResponder,
): Promise<Held> {
  const held = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (scripts !== everyScript) await responding(page);
  return held;
}
