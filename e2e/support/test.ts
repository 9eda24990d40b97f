import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Fails the test for unexpected console messages. */
  readonly quietConsole: { expect(pattern: RegExp): void };
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      const note = (line: string) => {
        if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
      };
      // Events of the context cover every tab.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (webError) => note(`page error: ${webError.error().message}`));
      await use({ expect: (pattern) => void expected.push(pattern) });
      // Copied before the end of the test, when held requests continue and may fail.
      const messages = [...unexpected];
      // Ignores errors of routes that are still reading a response.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(messages, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return performance.getEntriesByName('hydrated shell').length > 0;
  });
}

/** Moves the pointer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const boundary = document.querySelector('main [data-boundary] *, main h1');
    return boundary !== null && Object.keys(boundary).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Waits for animations. Uses axe (https://www.deque.com/axe/). @param part selector of what has changed since the page was tested */
export async function expectAccessible(page: Page, part?: 'main' | 'header' | 'dialog[open]'): Promise<void> {
  await standsStill(page);
  // Violations only, and legacy mode, since there are no frames of other origins: a quarter of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Animations change colours. Skips endless and long delayed ones. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 2000),
  );
}

export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(wide, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** @returns the alert's text */
export async function alertOf(page: Page, action: () => Promise<unknown>): Promise<string> {
  const shown = page.waitForEvent('dialog');
  const done = action();
  const dialog = await shown;
  const text = dialog.message();
  await dialog.accept();
  await done;
  return text;
}

/** Needs `page.clock.install`. */
export async function whileTimePasses<Result>(page: Page, action: () => Promise<Result>): Promise<Result> {
  let isDone = false;
  const passing = (async () => {
    while (!isDone) {
      await page.clock.runFor(500);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return action().finally(() => {
    isDone = true;
    return passing;
  });
}
