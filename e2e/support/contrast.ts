import type { Locator, Page } from '@playwright/test';
import { laidOut } from './test';

interface Contrast {
  readonly text: string;
  /** Minimum over all pixels behind the lines (WCAG 2, 1.4.3). */
  readonly least: number;
  readonly needed: number;
}

/** Texts must be in view. */
export async function contrastsOverPixels(page: Page, texts: Locator): Promise<readonly Contrast[]> {
  const styles = await texts.evaluateAll((all) =>
    all.map((it) => {
      const { color, fontSize, fontWeight } = getComputedStyle(it);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(it);
      // Approximately from the cap height to the baseline.
      const lines = [...range.getClientRects()].map(({ x, y, width, height }) =>
        [x, y + height * 0.2, width, height * 0.6].map(Math.round),
      );
      return {
        text: it.textContent ?? '',
        rgb: color.match(/[\d.]+/g)?.map(Number) ?? [],
        lines,
        needed: isLarge ? 3 : 4.5,
      };
    }),
  );
  // Locators by role do not find hidden elements.
  const elements = await texts.elementHandles();
  const show = (visibility: string) =>
    page.evaluate(
      ([value, ...all]) => {
        for (const it of all) if (it instanceof HTMLElement) it.style.visibility = value;
      },
      [visibility, ...elements] as const,
    );
  await show('hidden');
  // On a busy machine a screenshot may show the frame before.
  await laidOut(page);
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await show('');
  const found = await page.evaluate(
    async ({ picture, styles }) => {
      const bytes = Uint8Array.from(atob(picture), (it) => it.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const luminance = (channels: ArrayLike<number>, at = 0) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
          const value = (channels[at + index] ?? 0) / 255;
          return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        }, 0);
      return styles.map(({ rgb, lines }) => {
        const text = luminance(rgb);
        let least = Number.POSITIVE_INFINITY;
        for (const [x = 0, y = 0, width = 1, height = 1] of lines) {
          const pixels = context?.getImageData(x, y, width, height).data ?? [];
          for (let at = 0; at < pixels.length; at += 4) {
            const [darker = 0, lighter = 0] = [text, luminance(pixels, at)].sort((one, other) => one - other);
            least = Math.min(least, (lighter + 0.05) / (darker + 0.05));
          }
        }
        return least;
      });
    },
    { picture, styles },
  );
  return styles.map(({ text, needed }, index) => ({ text, needed, least: found[index] ?? 0 }));
}
