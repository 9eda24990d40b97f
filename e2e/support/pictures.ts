import type { Page } from '@playwright/test';

/** What a visible image of a page is, and what it would need to be sharp. */
export interface ShownPicture {
  /** Its own address, without variants. */
  readonly src: string;
  /** The address that the browser chose; empty before it has. */
  readonly chosen: string;
  /** px of this screen that it covers, with what its box cuts off. */
  readonly needed: number;
  /** px of each AVIF variant for this screen; none of an image that comes as it is. */
  readonly variants: readonly number[];
  readonly hasSize: boolean;
  readonly hasAlternative: boolean;
  readonly isBroken: boolean;
}

/** Shows every part of the page, and loads what waits beside it, such as the slides that come next. */
export async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // What an enlarged view shows waits until it is opened.
    for (const image of document.images) if (!image.closest('dialog')) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
}

/** Every image of the page that has a box. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    /** The `<source>` in AVIF whose media query holds here. */
    const sourceOf = (image: HTMLImageElement) =>
      [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ type, media }) => type === 'image/avif' && matchMedia(media || 'all').matches,
      );
    /** CSS px that the whole picture is wide: more than its box where that cuts something off. */
    const widthOf = (image: HTMLImageElement, { width, height }: { width: number; height: number }) => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(image);
      const boxWidth = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const boxHeight = image.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const fitting = (boxHeight * width) / height;
      if (objectFit === 'cover') return Math.max(boxWidth, fitting);
      return objectFit === 'contain' ? Math.min(boxWidth, fitting) : boxWidth;
    };
    return [...document.images]
      .filter((image) => image.clientWidth > 0)
      .map((image) => {
        const source = sourceOf(image);
        const own = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) };
        const shown = source?.hasAttribute('width') ? { width: source.width, height: source.height } : own;
        return {
          src: image.getAttribute('src') ?? '',
          chosen: image.currentSrc,
          needed: widthOf(image, shown) * devicePixelRatio,
          variants: [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          hasSize: own.width > 0 && own.height > 0,
          hasAlternative: image.hasAttribute('alt'),
          isBroken: image.complete && image.naturalWidth === 0,
        };
      });
  });
}

/** px of a variant, by its address; NaN for what is none. */
export const widthOfVariant = (address: string) => Number(/-(\d+)\.(?:avif|webp)$/.exec(address)?.[1]);
