import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Exceeds the stops between any two elements of a test. */
const mostStops = 80;

/** Fails for a stop without a visible focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostStops; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${target} has no focus after ${mostStops} times ${key}`);
}

/**
 * Checks the focused element, or the pseudo-element that extends it over its card: fully in view, with a contrast of 3
 * (https://www.w3.org/WAI/WCAG22/Understanding/focus-visible, https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast).
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const outlined = [getComputedStyle(element), getComputedStyle(element, '::after')].find(
      ({ outlineStyle, content }) => outlineStyle !== 'none' && content !== 'none',
    );
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = outlined ?? getComputedStyle(element);
    const [width, offset] = [outlineWidth, outlineOffset].map(Number.parseFloat) as [number, number];
    const { bottom, height } = element.getBoundingClientRect();
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const isOpaque = (color: string) => (channels(color)[3] ?? 1) === 1;
    let around: Element | null = offset < 0 ? element : element.parentElement;
    while (around && !isOpaque(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    const [darker = 0, lighter = 0] = [
      outlineColor,
      around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)',
    ]
      .map(luminance)
      .sort((one, other) => one - other);
    return {
      html: element.outerHTML.slice(0, 120),
      outlineStyle,
      width,
      contrast: (lighter + 0.05) / (darker + 0.05),
      below: height < innerHeight / 2 ? bottom + offset + width - innerHeight : 0,
    };
  });
  // Between the last and the first stop the focus is outside the page.
  if (!focus) return;
  expect(focus.outlineStyle, focus.html).not.toBe('none');
  expect(focus.width, focus.html).toBeGreaterThan(0);
  expect(focus.contrast, focus.html).toBeGreaterThanOrEqual(3);
  expect(focus.below, focus.html).toBeLessThanOrEqual(1);
}
