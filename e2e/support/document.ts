import type { Page } from '@playwright/test';
import { expect } from './test';

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked-by-test', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked-by-test]')).toHaveCount(1);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const belowView = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY));

/** A busy Chromium sometimes ignores a key during the first paint (5 of 30 times at 6x CPU). */
export async function goToFoot(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 5000 }).toBeGreaterThan(1000);
    await expect.poll(() => belowView(page), { timeout: 5000 }).toBe(0);
  }).toPass();
}

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

/** Waits for the styles for paper, which a page asks for when it is idle. */
export const paperStyles = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = document.querySelector<HTMLTemplateElement>('#scripts')?.content.querySelector('[media]');
    const asked = document.querySelectorAll<HTMLLinkElement>('link[media^=print]');
    return !waiting && [...asked].every(({ sheet }) => sheet);
  });
