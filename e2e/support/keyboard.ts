import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More than any way between two stops of a test takes. */
const patience = 80;

/** Presses Tab until this has the focus, and fails if a stop on the way does not show that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < patience; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${patience} times ${key} do not lead to ${target}`);
}

/**
 * What has the focus shows it by an outline, its own or that of what makes it fill its card
 * (https://www.w3.org/WAI/WCAG22/Understanding/focus-visible).
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const outlined = [getComputedStyle(element), getComputedStyle(element, '::after')].find(
      ({ outlineStyle, content }) => outlineStyle !== 'none' && content !== 'none',
    );
    const { outlineStyle, outlineWidth } = outlined ?? getComputedStyle(element);
    return { html: element.outerHTML.slice(0, 120), outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) };
  });
  // Between the last and the first stop the browser itself has the focus.
  if (!focus) return;
  expect(focus.outlineStyle, focus.html).not.toBe('none');
  expect(focus.outlineWidth, focus.html).toBeGreaterThan(0);
}
