import { expect, type Page } from '@playwright/test';

/**
 * Waits for the first picture of the page. Who asks before where something is has it laid out in the font of that moment: the
 * typeface that comes with the first picture then counts as a shift, which nobody saw.
 */
export async function painted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
}

/** What moved while the page came up (https://web.dev/articles/cls): how much, and what from where to where, px. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const { nodeName, textContent } = node ?? { nodeName: 'what is gone', textContent: '' };
              return `${nodeName} “${textContent?.slice(0, 30)}” ${place(previousRect)} → ${place(currentRect)}`;
            });
            shifts.push(`${value}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later, what is buffered has been told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts), 100)));
      }),
  );
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
