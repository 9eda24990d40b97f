import type { Page } from '@playwright/test';
import { expect } from './test';

/** Marks the document: the mark is gone once the page is loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked-by-test', ''));
}

/** Fails if the document is not the marked one any more: the navigation since then went through the server. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked-by-test]')).toHaveCount(1);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls and waits until the browser has said so to the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );
}
