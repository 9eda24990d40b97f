import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Fails the test for anything in the console that it did not announce with `expectConsole`. */
  readonly quietConsole: { expect(pattern: RegExp): void };
}

/** The tests' `test`: an unexpected line in the console fails the test that caused it. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      const note = (line: string) => {
        if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
      };
      // The context's events cover every tab of the test.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (webError) => note(`page error: ${webError.error().message}`));
      await use({ expect: (pattern) => void expected.push(pattern) });
      // What a test held back until its end goes on to the server then, and may be refused.
      const told = [...unexpected];
      // A route may still be reading an answer: that it can't any more is no failure, least of all the next test's.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(told, 'lines in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React answers in the shell: the page is given a sign of its visitor. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return performance.getEntriesByName('hydrated shell').length > 0;
  });
}

/** Waits until the page's own remote has taken over the server's HTML: the page is given a sign of its visitor. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const boundary = document.querySelector('main [data-boundary] *, main h1');
    return boundary !== null && Object.keys(boundary).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Fails with a readable list if, once it stands still, axe finds anything (https://www.deque.com/axe/). */
export async function expectAccessible(page: Page): Promise<void> {
  await standsStill(page);
  // Without the details of what is right, and in one go: there is no frame of another origin. A quarter of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Waits for what fades or slides in: half-way its colours are nobody's. What never ends, or waits for long, goes on. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 2000),
  );
}

/** Waits until a change of the window's size has been painted. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Fails if the page is wider than the screen, and names what sticks out. */
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

/** Does something that must raise an alert, and gives the alert's text. */
export async function alertOf(page: Page, action: () => Promise<unknown>): Promise<string> {
  const shown = page.waitForEvent('dialog');
  const done = action();
  const dialog = await shown;
  const text = dialog.message();
  await dialog.accept();
  await done;
  return text;
}

/**
 * Does something while a page's own time, of which `page.clock.install` has made a clock, passes faster than anybody's: what
 * takes seconds takes no longer than the page needs to follow, however busy the machine is.
 */
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
