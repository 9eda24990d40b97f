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

/** px that the page could still be scrolled down. */
export const belowView = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY));

/**
 * Goes to the foot of the page by the keyboard. Where a processor is busy, Chromium at times scrolls nowhere for a key in the
 * moment of a first paint (at 6x CPU 5 of 30 times, on the same page without any script 6 of 30): then again, as a visitor would.
 */
export async function goToFoot(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 5000 }).toBeGreaterThan(1000);
    await expect.poll(() => belowView(page), { timeout: 5000 }).toBe(0);
  }).toPass();
}

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
