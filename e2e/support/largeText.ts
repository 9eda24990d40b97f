import type { Page } from '@playwright/test';
import { expect, laidOut } from './test';

/** Changes the default font of the browser, also in the open page. @param size px */
export async function setDefaultFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/**
 * Finds texts that reach beyond the window, or beyond an ancestor that clips them. Skips drawings, texts for screen readers alone,
 * and what scrolls or slides into view.
 */
function cutTexts(): string[] {
  const width = document.documentElement.clientWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const isForReaders = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
  const isCut = (rect: DOMRect, element: Element): boolean => {
    for (let it: Element | null = element; it && it !== document.body; it = it.parentElement) {
      const style = getComputedStyle(it);
      if (it.matches('dialog'))
        return rect.left < it.getBoundingClientRect().left - 1 || rect.right > it.getBoundingClientRect().right + 1;
      if (it.matches('[data-carousel]') || /auto|scroll/.test(style.overflowX)) return false;
      const box = it.getBoundingClientRect();
      if (clips(style.overflowX) && (rect.left < box.left - 1 || rect.right > box.right + 1)) return true;
      if (clips(style.overflowY) && (rect.top < box.top - 1 || rect.bottom > box.bottom + 1)) return true;
    }
    return rect.left < -1 || rect.right > width + 1;
  };
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || element.closest('option, svg')) continue;
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    if (isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCut(rect, element)))
      found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}

/** @param where for the message */
export async function expectNothingCut(page: Page, font: number, where: string): Promise<void> {
  await laidOut(page);
  const cut = await page.evaluate(cutTexts);
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const logo = box('header img') ?? new DOMRect(0, 0, 4.44, 1);
    return {
      font: getComputedStyle(document.documentElement).fontSize,
      // An open dialog hides the page's scroll bar.
      sideways: Math.max(0, scrollWidth - clientWidth),
      logo: (logo.width / logo.height).toFixed(1),
      isCartInWindow: (box('header [commandfor=cart]')?.right ?? 0) <= clientWidth,
    };
  });
  const expected = { font: `${font}px`, sideways: 0, logo: '4.4', isCartInWindow: true, cut: [] };
  expect.soft({ ...found, cut }, `${where} at ${page.viewportSize()?.width} px`).toEqual(expected);
}
