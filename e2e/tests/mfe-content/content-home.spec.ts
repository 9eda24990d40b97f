import type { Page } from '@playwright/test';
import { openHeldBack } from '../../support/heldBack';
import { layoutShifts } from '../../support/paint';
import { viewOf } from '../../support/taps/tapping';
import { playback } from '../../support/taps/views';
import { expect, hydrated, laidOut, test } from '../../support/test';

// Unit tests cover the movements of hero and preview (`mfe-content/src/home`).

const hero = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const slides = (page: Page) => hero(page).locator('[aria-roledescription="slide"]');
const bullets = (page: Page) => hero(page).getByRole('button', { name: /^Ir para o destaque/ });

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(bullets(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[aria-current="true"]')).toHaveCount(1);
  await expect(hero(page).getByRole('group', { name: `${number} de 3` })).toBeInViewport({ ratio: 0.9 });
  const track = hero(page).locator('.swiper-wrapper');
  await expect.poll(() => track.evaluate((element) => element.getAnimations().length)).toBe(0);
  // Swiper ignores keys until it has noticed the end of the transition.
  await expect.poll(() => track.evaluate((element) => element.style.transitionDuration)).toMatch(/^(?:0ms)?$/);
}

/** Reads the HTML of the largest element painted so far (https://web.dev/articles/lcp). */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
          resolve(last?.element?.outerHTML ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('the first view contains hero and title in full', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [1280, 720],
    [1366, 657],
    [1920, 969],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect.soft((title?.y ?? height) + (title?.height ?? 0), `${width} × ${height}`).toBeLessThan(height - 8);
    // The picture must not become too small for that.
    const picture = await hero(page).getByRole('img').first().boundingBox();
    expect.soft(picture?.height, `${width} × ${height}`).toBeGreaterThan(height * 0.28);
  }
  // On a small phone the hero alone fits into the first view.
  await page.setViewportSize({ width: 360, height: 640 });
  const box = await hero(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 640)).toBeLessThanOrEqual(640);
});

test('the hero is the largest paint, nothing shifts, and its buttons and the arrow keys show its slides', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
  await test.step('the first picture or the title is the largest paint', async () => {
    const ofElement = (element: Element) => element.outerHTML;
    const picture = await slides(page).first().locator('img').evaluate(ofElement);
    const title = await page.locator('h1').evaluate(ofElement);
    expect.soft([picture, title]).toContain(await largestPaint(page));
    expect.soft(await layoutShifts(page)).toEqual([]);
  });
  for (const number of [2, 3, 1]) {
    await bullets(page)
      .nth(number - 1)
      .click();
    await expectSlide(page, number);
  }
  await bullets(page).first().focus();
  for (const [key, number] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, number);
  }
  await expect(slides(page).nth(0)).toHaveAttribute('inert');
});

test('visitors who prefer reduced motion can start the hero, before and after the scripts load', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = await openHeldBack(page, '/');
  const box = hero(page).getByRole('checkbox', { name: 'Retomar apresentação', exact: true });
  const expectIcon = (icon: string) => expect.poll(() => viewOf(page, playback)).toBe(icon);
  await expectIcon('resume');
  await box.check();
  await expectIcon('pause');
  held.release();
  await hydrated(page);
  await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
  await expect(box).toBeChecked();
  await box.press('Space');
  await expectIcon('resume');
});

test('small screens have their own picture with a title and no pictures beside it; services show 1, 2 or 3', {
  tag: '@desktop',
}, async ({ page }) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(request.url());
  });
  const promos = page.getByRole('main').locator('ul').first().getByRole('link');
  const first = slides(page).first();
  const chosen = () => first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/', { waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(chosen).toMatch(/slide-1-mobile/);
  await expect(first.locator('p').first()).toBeVisible();
  await expect(promos).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect.poll(chosen).toMatch(/slide-1-desktop/);
  await expect(first.locator('p').first()).toBeHidden();

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(promos).toHaveCount(0);
  const before = new Set(images);
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const [index, path] of ['/servicos', '/produtos'].entries()) {
    const promo = promos.nth(index);
    await expect(promo).toHaveAttribute('href', path);
    const source = () => promo.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(async () => images.includes(await source())).toBe(true);
    expect(before).not.toContain(await source());
  }

  const preview = page.getByRole('region', { name: 'O que fazemos pelo seu imóvel' });
  const cards = preview.getByRole('listitem');
  for (const [width, perView] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1199, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const places = [cards.nth(0), cards.nth(1), preview.getByRole('list')].map((it) => it.boundingBox());
      const [one, two, list] = await Promise.all(places);
      if (!one || !two || !list) throw new Error('The cards are not shown');
      expect(two.x - one.x - one.width).toBeCloseTo(30, 0);
      expect((list.width + 30) / (one.width + 30), `at ${width} px`).toBeCloseTo(perView, 1);
    }).toPass();
  }
});

test('no figure below the page’s title breaks into two lines', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await laidOut(page);
    for (const text of ['5 anos', '24 horas', 'CBMERJ']) {
      const figure = page.getByRole('main').getByRole('listitem').locator('p:first-child').filter({ hasText: text });
      const lines = await figure.first().evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).fontSize);
      });
      expect.soft(lines, `${text} at ${width} px`).toBeLessThan(1.8);
    }
  }
});
