import type { Locator, Page } from '@playwright/test';
import { cartLine, openCart, water } from '../support/cart';
import { holdRequests } from '../support/heldBack';
import { expect, hydrated, test } from '../support/test';

/** Visible image of a page, and the size that makes it sharp. */
interface ShownPicture {
  readonly src: string;
  /** Empty until the browser has chosen. */
  readonly chosen: string;
  /** Width that the image covers, with cropped parts, in px of the screen. */
  readonly needed: number;
  /** px of each AVIF variant; empty for an image without variants. */
  readonly variants: readonly number[];
  readonly hasSize: boolean;
  readonly hasAlternative: boolean;
  readonly isBroken: boolean;
}

/** Loads all pictures by scrolling. Waits by timers, since a headless browser may stop to paint frames. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // Pictures of the enlarged view load when it opens.
    for (const image of document.images) if (!image.closest('dialog')) image.loading = 'eager';
  });
  // Until the page has arrived, some pictures are hidden.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.arriving === undefined &&
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    undefined,
    { polling: 100 },
  );
}

/** Images of the page that have a box. */
function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const sourceOf = (image: HTMLImageElement) =>
      [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ type, media }) => type === 'image/avif' && matchMedia(media || 'all').matches,
      );
    /** Width of the uncropped picture, in CSS px. */
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
          variants: [...(source?.srcset ?? '').matchAll(/-(\d+)\.avif/g)].map(([, width]) => Number(width)),
          hasSize: own.width > 0 && own.height > 0,
          hasAlternative: image.hasAttribute('alt'),
          isBroken: image.complete && image.naturalWidth === 0,
        };
      });
  });
}

/** px; NaN for addresses without a width. */
const widthOfVariant = (address: string) => Number(/-(\d+)\.(?:avif|webp)$/.exec(address)?.[1]);

/** Pages with different pictures; the banners of others are like that of /empresa. */
const routes = ['/', '/empresa', '/produtos', '/produtos/PQS-ABC-6KG', '/login'];

/** px; drawings of this width have 2 to 3 KB. */
const smallWidth = 160;
/** px; width of the logo, the widest picture with a single variant. */
const widestSingle = 520;

/** How much smaller than the box a browser may choose when the next one is much larger. */
const choice = Math.sqrt(1.5);

async function expectFittingPictures(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await loadAllPictures(page);
  const pictures = await shownPictures(page);
  const ofThose = (isSo: (picture: ShownPicture) => boolean) => pictures.filter(isSo).map(({ src }) => src);
  expect(ofThose(({ hasSize }) => !hasSize)).toEqual([]);
  expect(ofThose(({ hasAlternative }) => !hasAlternative)).toEqual([]);
  expect(ofThose(({ isBroken }) => isBroken)).toEqual([]);

  expect(ofThose(({ variants }) => variants.length === 0)).toEqual([]);
  /** A small picture may be wider than needed: another address would weigh more than the bytes that it saves. */
  const fits = (width: number, { needed, variants }: ShownPicture) =>
    width > needed - 1 && (width < needed * 1.5 + 1 || variants.length === 1 || width <= smallWidth);
  expect(pictures.filter((it) => !it.variants.some((width) => fits(width, it)))).toEqual([]);
  const isWellChosen = (width: number, it: ShownPicture) => fits(width, it) || fits(width * choice, it);
  expect(pictures.filter((it) => !isWellChosen(widthOfVariant(it.chosen), it))).toEqual([]);
  const single = pictures.flatMap(({ variants }) => (variants.length === 1 ? variants : []));
  expect(Math.max(...single)).toBeLessThanOrEqual(widestSingle);
  expect(pictures.filter(({ chosen }) => !chosen.endsWith('.avif'))).toEqual([]);
}

for (const { size, device, ...own } of [
  { size: 'at 360 px and a pixel ratio of 2', device: 'phone', deviceScaleFactor: 2 },
  {
    size: 'at 768 px and a pixel ratio of 2',
    device: 'desktop',
    deviceScaleFactor: 2,
    viewport: { width: 768, height: 1000 },
  },
  {
    size: 'at 1920 px and a pixel ratio of 1',
    device: 'desktop',
    deviceScaleFactor: 1,
    viewport: { width: 1920, height: 1000 },
  },
] as const) {
  test.describe(size, () => {
    test.use(own);

    test('all pictures of every page have a variant of suitable width, a size and an alternative text', {
      tag: `@${device}`,
    }, async ({ context, isMobile }) => {
      for (const route of routes) {
        await test.step(route, async () => {
          // A new tab is used, since a browser also chooses larger variants that it has in memory.
          const page = await context.newPage();
          // The first page of an emulated phone may choose its pictures for a width of 980 px.
          if (isMobile) await page.goto('/recuperar-senha');
          await expectFittingPictures(page, route);
          await page.close();
        });
      }
    });
  });
}

test('source elements take no part in the layout, and a picture has its colour while it loads', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => {});
  await page.goto('/empresa', { waitUntil: 'domcontentloaded' });
  const displays = await page
    .locator('main picture source')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).display));
  expect(displays.length).toBeGreaterThanOrEqual(5);
  expect(new Set(displays)).toEqual(new Set(['none']));
  const colors = await page.locator('main img[data-color]').evaluateAll((all) =>
    all.map((image) => {
      const sample = document.createElement('i');
      sample.style.color = image.getAttribute('data-color') ?? '';
      return [getComputedStyle(image).backgroundColor, sample.style.color];
    }),
  );
  expect(colors.length).toBeGreaterThanOrEqual(5);
  for (const [shown, own] of colors) expect(shown).toBe(own);
});

test('a picture is fetched in full only under a mouse, and the cart fetches a small variant', {
  tag: '@desktop',
}, async ({ page }) => {
  const inFull = /\/AP-10L-frente\.[\da-f]{8}_[\dx-]+\.svg$/;
  const requested: string[] = [];
  page.on('request', (request) => inFull.test(request.url()) && requested.push(request.url()));
  const sourceOf = (image: Locator) =>
    image.evaluate((it: HTMLImageElement) => (it.naturalWidth > 0 ? it.currentSrc : ''));
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await loadAllPictures(page);
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: 'Ampliar imagem' }).hover();
  // The image has no address for a moment while another picture is chosen.
  await expect.poll(() => sourceOf(page.getByRole('img', { name: /imagem 1 de/ }))).toMatch(inFull);
  expect(requested).toHaveLength(1);
  await page.getByRole('radio', { name: 'Ver imagem 2 de' }).check();
  await expect.poll(() => sourceOf(page.getByRole('img', { name: /imagem 2 de/ }))).toMatch(/\.avif$/);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  const line = cartLine(await openCart(page), water).locator('img');
  await expect.poll(() => sourceOf(line)).not.toBe('');
  expect(widthOfVariant(await sourceOf(line))).toBeLessThanOrEqual(160);
});

test('a mouse resting on the picture before the scripts load gets the full picture, without a blank moment', {
  tag: '@desktop',
}, async ({ page }) => {
  const drawing = await holdRequests(page, /\/AP-10L-frente\.[\da-f]{8}_[\dx-]+\.svg$/);
  await page.goto('/produtos/AP-10L');
  const image = page.getByRole('img', { name: /imagem 1 de/ });
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  expect(drawing.count()).toBe(0);
  await page.mouse.move(300, 400);
  await expect.poll(drawing.count).toBe(1);
  // A screenshot of a picture has more bytes than one of the empty frame.
  const frame = page.getByRole('link', { name: 'Ampliar imagem' });
  const seen = async () => (await frame.screenshot()).length;
  expect(await seen()).toBeGreaterThan(10_000);
  drawing.release();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.currentSrc)).toMatch(/\.svg$/);
  expect(await seen()).toBeGreaterThan(10_000);
  await image.evaluate((it) => it.remove());
  expect(await seen()).toBeLessThan(10_000);
});
