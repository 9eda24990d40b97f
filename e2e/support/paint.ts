import type { Page } from '@playwright/test';

/** What moved while the page came up, in units of https://web.dev/articles/cls. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later, what is buffered has been told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)));
      }),
  );
}
