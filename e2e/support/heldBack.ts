import type { Page } from '@playwright/test';

/** Includes the first responder. */
export const everyScript = /\.js$/;

/** Script of the shell with React, without the first responder. */
export const shellScript = '**/shell/*/main.js';

const allButResponder = /\/(?!firstResponder)[\w.-]+\.js$/;

/** Waits for the first responder; other scripts may be held. */
export async function responding(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/firstResponder')),
  );
  // The script runs in a task after its response.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Pages that count as complete start by a timer of 8 s, others when first idle. Drops such timers, from the next load on. */
export async function dropLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setShortTimeout = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => (ms < 4_000 ? setShortTimeout(run, ms) : 0),
    });
  });
}

export interface Held {
  readonly count: () => number;
  readonly release: () => void;
}

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

/** Holds scripts until `release`; waits for the first responder unless that is held. */
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
