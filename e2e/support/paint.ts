import { expect, type Page } from '@playwright/test';

/** Reading a position before the first paint would force a layout in the fallback font, and count as a layout shift. */
export async function painted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
}

/** https://web.dev/articles/cls: score, element, and its position before and after (px). */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
            // Nobody sees what moves before the first paint, or by a fraction of a pixel.
            if (startTime < paint || value < 0.0005) continue;
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const { nodeName, textContent } = node ?? { nodeName: 'what is gone', textContent: '' };
              return `${nodeName} “${textContent?.slice(0, 30)}” ${place(previousRect)} → ${place(currentRect)}`;
            });
            shifts.push(`${value}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive within two frames.
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
