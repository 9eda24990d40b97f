import type { Page } from '@playwright/test';
import { cartLine, openCart, startWithCart, water } from '../support/cart';
import { loadAllPictures, type ShownPicture, shownPictures, widthOfVariant } from '../support/pictures';
import { expect, hydrated, test } from '../support/test';

const routes = ['/', '/empresa', '/servicos', '/produtos', '/produtos/PQS-ABC-6KG', '/contato', '/login'];

/** How much smaller than the box a browser may choose when the next one is much larger. */
const choice = Math.sqrt(1.5);

/** Opens a page, and looks at every picture of it. */
async function expectFittingPictures(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await loadAllPictures(page);
  const pictures = await shownPictures(page);
  const ofThose = (isSo: (picture: ShownPicture) => boolean) => pictures.filter(isSo).map(({ src }) => src);
  expect(ofThose(({ hasSize }) => !hasSize)).toEqual([]);
  expect(ofThose(({ hasAlternative }) => !hasAlternative)).toEqual([]);
  expect(ofThose(({ isBroken }) => isBroken)).toEqual([]);

  expect(ofThose(({ variants }) => variants.length === 0)).toEqual([]);
  const fits = (width: number, needed: number) => width > needed - 1 && width < needed * 1.5 + 1;
  expect(pictures.filter(({ variants, needed }) => !variants.some((width) => fits(width, needed)))).toEqual([]);
  const isWellChosen = (width: number, needed: number) => fits(width, needed) || fits(width * choice, needed);
  expect(pictures.filter(({ chosen, needed }) => !isWellChosen(widthOfVariant(chosen), needed))).toEqual([]);
  expect(pictures.filter(({ chosen }) => !chosen.endsWith('.avif'))).toEqual([]);
}

for (const { size, device, ...own } of [
  { size: '1280 px wide, at 1 px for a CSS px', device: 'desktop', deviceScaleFactor: 1 },
  { size: '360 px wide, at 2 px for a CSS px', device: 'phone', deviceScaleFactor: 2 },
  {
    size: '768 px wide, at 2 px for a CSS px',
    device: 'desktop',
    deviceScaleFactor: 2,
    viewport: { width: 768, height: 1000 },
  },
  {
    size: '1920 px wide, at 1 px for a CSS px',
    device: 'desktop',
    deviceScaleFactor: 1,
    viewport: { width: 1920, height: 1000 },
  },
] as const) {
  test.describe(size, () => {
    test.use(own);

    test('every page has every picture in a width that fits, a size and an alternative', { tag: `@${device}` }, async ({
      context,
      isMobile,
    }) => {
      test.slow();
      for (const route of routes) {
        await test.step(route, async () => {
          // A tab of its own: a browser also takes a larger one that it still has in memory.
          const page = await context.newPage();
          // The first page in a tab that emulates a phone may choose pictures while it still takes itself for 980 px wide.
          if (isMobile) await page.goto('/recuperar-senha');
          await expectFittingPictures(page, route);
          await page.close();
        });
      }
    });
  });
}

test('only the image of a picture takes part in the layout around it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/empresa');
  const sources = page.locator('main picture source');
  expect(await sources.count()).toBeGreaterThanOrEqual(5);
  expect(await sources.evaluateAll((all) => all.map((it) => getComputedStyle(it).display))).toEqual(
    Array(await sources.count()).fill('none'),
  );
});

test('a picture that nothing shows through has its colour while it loads', { tag: '@desktop' }, async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => {});
  await page.goto('/empresa', { waitUntil: 'domcontentloaded' });
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

test.describe('in full, a picture is fetched', () => {
  const product = '/produtos/PQS-ABC-6KG';

  /** Address of its main picture in full. */
  const inFull = /\/PQS-ABC-6KG-frente\.[\da-f]{8}_[\dx-]+\.svg$/;

  /** Opens the product's page; gives which of the addresses that are requested is that one. */
  async function open(page: Page) {
    const requested: string[] = [];
    page.on('request', (request) => inFull.test(request.url()) && requested.push(request.url()));
    await page.goto(product);
    await hydrated(page);
    await loadAllPictures(page);
    return requested;
  }

  test('only when a mouse is over it', { tag: '@desktop' }, async ({ page }) => {
    const requested = await open(page);
    expect(requested).toEqual([]);
    await page.getByRole('link', { name: 'Ampliar imagem' }).hover();
    const image = page.getByRole('img', { name: /imagem 1 de/ });
    // While the other picture is chosen there is none, for a moment.
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(inFull);
    expect(requested).toHaveLength(1);
    await page.getByRole('radio', { name: 'Ver imagem 2 de 4' }).check();
    const second = page.getByRole('img', { name: /imagem 2 de/ });
    await expect.poll(() => second.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/\.avif$/);
  });

  test('only when the enlarged view is opened', { tag: '@desktop' }, async ({ page }) => {
    const requested = await open(page);
    expect(requested).toEqual([]);
    await page.getByRole('link', { name: 'Ampliar imagem' }).press('Enter');
    const image = page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' }).getByRole('img');
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    expect(requested).toHaveLength(1);
  });
});

test.describe('a line of the cart', () => {
  test('shows a small variant of what was added', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    const image = cartLine(await openCart(page), water).locator('img');
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    expect(widthOfVariant(await image.evaluate((it: HTMLImageElement) => it.currentSrc))).toBeLessThanOrEqual(160);
  });

  test('shows the image of a cart from before pictures had variants', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/servicos');
    const drawing = await page.locator('link[rel="icon"]').getAttribute('href');
    expect(drawing).toMatch(/^\/shell\/assets\/[\w-]+\.[\da-f]{8}\.svg$/);
    await startWithCart(page, { ...water, imagePath: drawing ?? '' });
    await page.goto('/contato');
    const image = cartLine(await openCart(page), water).locator('img');
    await expect(image).toHaveAttribute('src', drawing ?? '');
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  });
});
