import type { Locator, Page } from '@playwright/test';
import { stopTime } from '../../support/clock';
import { openHeldBack } from '../../support/heldBack';
import { largestPaint, layoutShift } from '../../support/paint';
import { expect, hydrated, test } from '../../support/test';

const serviceIds = ['legalizacao', 'projetos', 'instalacao', 'contrato', 'brigada', 'extintor'];

const hero = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const slides = (page: Page) => hero(page).locator('[aria-roledescription="slide"]');
const track = (page: Page) => hero(page).locator('.swiper-wrapper');
const bullets = (page: Page) => hero(page).getByRole('button', { name: /^Ir para o destaque/ });
const preview = (page: Page) => page.getByRole('region', { name: 'O que fazemos pelo seu imóvel' });

/** Opens the home page and waits until Swiper moves what is in this part of it. */
async function openCarousel(page: Page, part: Locator): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await expect(part.locator('[data-carousel="running"]')).toHaveCount(1);
}

/** Fails unless the slide of this number is in view, at rest, and marked so. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(bullets(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[aria-current="true"]')).toHaveCount(1);
  const group = hero(page).getByRole('group', { name: `${number} de 3` });
  await expect(group).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => track(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

test.describe('the hero', () => {
  test('shows three slides, each with its picture, and a labelled button for each', async ({ page }) => {
    await openCarousel(page, hero(page));
    await expect(slides(page)).toHaveCount(3);
    for (const image of await slides(page).locator('img').all()) await expect(image).toHaveAttribute('alt', /\w{3}/);
    for (const number of [2, 3, 1]) {
      await bullets(page)
        .nth(number - 1)
        .click();
      await expectSlide(page, number);
    }
    await expect(bullets(page)).toHaveCount(3);
    for (const [index, bullet] of (await bullets(page).all()).entries()) {
      await expect(bullet).toHaveAccessibleName(new RegExp(`^Ir para o destaque ${index + 1}: .{5}`));
    }
  });

  test('goes on by itself every 10 s, within 400 ms, and after the third comes the first', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.clock.install();
    await openCarousel(page, hero(page));
    await hero(page).getByRole('button', { name: 'Pausar apresentação' }).press('Enter');
    await stopTime(page);
    await noteDurations(page);
    await hero(page).getByRole('button', { name: 'Retomar apresentação' }).press('Enter');
    await expect(hero(page).getByRole('button', { name: 'Pausar apresentação' })).toBeVisible();
    for (const number of [2, 3, 1]) {
      await page.clock.runFor(9_950);
      await expectSlide(page, number === 1 ? 3 : number - 1);
      await page.clock.runFor(100);
      await expectSlide(page, number);
    }
    await expect(track(page)).toHaveAttribute('data-durations', ' 0.4s 0.4s 0.4s');
  });

  test('follows the arrow keys, round and round', { tag: ['@journey', '@desktop'] }, async ({ page }) => {
    await openCarousel(page, hero(page));
    await bullets(page).first().focus();
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await expect(slides(page).nth(0)).toHaveAttribute('inert');
  });

  test('starts with the desktop picture and no title above 768 px, and with both at 768', {
    tag: ['@journey', '@desktop'],
  }, async ({ page }) => {
    const first = slides(page).first();
    for (const { width, wide } of [
      { width: 769, wide: true },
      { width: 768, wide: false },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const shown = await first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(new URL(shown).pathname).toMatch(wide ? /slide-1-desktop/ : /slide-1-mobile/);
      await expect(first.locator('h2')).toBeVisible({ visible: !wide });
      await expect(slides(page).nth(1).locator('h2')).toBeAttached();
    }
  });

  test('has its first picture, or the title, as the largest thing painted, and nothing moves', async ({ page }) => {
    await openCarousel(page, hero(page));
    await expect(preview(page).locator('[data-carousel="running"]')).toHaveCount(1);
    const [picture, title] = await Promise.all([
      slides(page)
        .first()
        .locator('img')
        .evaluate((image) => image.outerHTML),
      page.locator('h1').evaluate((heading) => heading.outerHTML),
    ]);
    expect([picture, title]).toContain(await largestPaint(page));
    expect(await layoutShift(page)).toBe(0);
  });
});

/** Writes down how long each move of the hero's slides takes. */
async function noteDurations(page: Page): Promise<void> {
  await track(page).evaluate((element) => {
    element.dataset.durations = '';
    element.addEventListener('transitionrun', ({ target }) => {
      if (target === element) element.dataset.durations += ` ${getComputedStyle(element).transitionDuration}`;
    });
  });
}

test('two pictures lead to services and products from 1024 px, and are not loaded below', { tag: '@desktop' }, async ({
  page,
}) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(request.url());
  });
  const promos = page.getByRole('main').locator('ul').first().getByRole('link');
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/', { waitUntil: 'load' });
  await expect(promos).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(promos).toHaveCount(2);
  for (const [index, path] of ['/servicos', '/produtos'].entries()) {
    const promo = promos.nth(index);
    await expect(promo).toBeVisible();
    await expect(promo).toHaveAttribute('href', path);
    const chosen = () => promo.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(async () => images.includes(await chosen())).toBe(true);
  }
});

test.describe('the preview of the services', () => {
  test('shows 1, 2 from 768 px and 3 from 1200 px, 30 px apart, and ends with the sixth', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openCarousel(page, preview(page));
    await preview(page).scrollIntoViewIfNeeded();
    const cards = preview(page).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const places = () =>
      Promise.all([cards.nth(0), cards.nth(1), preview(page).getByRole('list')].map((it) => it.boundingBox()));
    for (const { width, perView } of [
      { width: 360, perView: 1 },
      { width: 767, perView: 1 },
      { width: 768, perView: 2 },
      { width: 1199, perView: 2 },
      { width: 1200, perView: 3 },
    ]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(async () => {
          const [first, second, list] = await places();
          if (!first || !second || !list) throw new Error('The cards are not shown');
          expect(second.x - first.x - first.width).toBeCloseTo(30, 0);
          expect((list.width + 30) / (first.width + 30)).toBeCloseTo(perView, 1);
        }).toPass();
      });
    }
    const next = preview(page).getByRole('button', { name: 'Próximos serviços' });
    const previous = preview(page).getByRole('button', { name: 'Serviços anteriores' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let shown = 3; shown < 6; shown += 1) {
      await next.click();
      await expect(cards.nth(shown)).toBeInViewport({ ratio: 0.5 });
    }
    // No loop: there is nothing after the sixth.
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(cards.nth(5)).toBeInViewport({ ratio: 0.5 });
    await expect(cards.nth(0)).not.toBeInViewport();
    await previous.click();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  });
});

test('sixteen logos of clients, four seals, and links: to each service by its older address, and to the company page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const logos = page.getByRole('region', { name: 'Empresas e condomínios que atendemos' }).getByRole('img');
  await expect(logos).toHaveCount(16);
  const names = await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
  expect(new Set(names.filter(Boolean)).size).toBe(16);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  const block = page.getByRole('region', { name: 'Por que confiar em nós' });
  await expect(block.getByRole('listitem')).toHaveCount(4);
  await expect(block.locator('img')).toHaveCount(4);
  await block.getByRole('link', { name: 'Saiba Mais Sobre' }).click();
  await expect(page).toHaveURL('/empresa');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  const links = preview(page).getByRole('link');
  await expect(links).toHaveCount(6);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(serviceIds.map((id) => `/servicos.html#${id}`));
  await links.first().click();
  await expect(page).toHaveURL('/servicos#legalizacao');
});

test.describe('while its code is held back', () => {
  test('the bullets of the hero lead to their slides, and React goes on from there', { tag: '@desktop' }, async ({
    page,
  }) => {
    const code = await openHeldBack(page, '/');
    await bullets(page).nth(1).click();
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await bullets(page).nth(2).click();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    code.release();
    await expect(bullets(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(hero(page).locator('[data-carousel="running"]')).toHaveCount(1);
    await expectSlide(page, 3);
  });

  test('the arrows of the services move them, and React goes on from there', { tag: '@desktop' }, async ({ page }) => {
    const code = await openHeldBack(page, '/');
    const cards = preview(page).getByRole('listitem');
    const next = preview(page).getByRole('button', { name: 'Próximos serviços' });
    await next.scrollIntoViewIfNeeded();
    const first = await cards.nth(1).boundingBox();
    await next.click();
    await expect.poll(async () => (await cards.nth(1).boundingBox())?.x).toBeLessThan(first?.x ?? 0);
    const before = (await cards.nth(1).boundingBox())?.x ?? 0;
    code.release();
    await hydrated(page);
    await expect(preview(page).getByRole('button', { name: 'Serviços anteriores' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expect(preview(page).locator('[data-carousel="running"]')).toHaveCount(1);
    expect((await cards.nth(1).boundingBox())?.x).toBeCloseTo(before, 0);
  });

  for (const { reducedMotion, before, after } of [
    { reducedMotion: 'no-preference', before: 'Pausar apresentação', after: 'Retomar apresentação' },
    { reducedMotion: 'reduce', before: 'Retomar apresentação', after: 'Pausar apresentação' },
  ] as const) {
    test(`the button says "${before}" with ${reducedMotion}, and what it was pressed for is kept`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const code = await openHeldBack(page, '/');
      await hero(page).getByRole('button', { name: before }).click();
      code.release();
      await expect(hero(page).getByRole('button', { name: after })).toBeVisible();
      await expect(hero(page).getByRole('button', { name: before })).toHaveCount(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and the slides can be scrolled', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(slides(page)).toHaveCount(3);
    for (const slide of await slides(page).all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    }
    await expect(bullets(page)).toHaveCount(0);
    await expect(preview(page).getByRole('link')).toHaveCount(6);
    await preview(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(preview(page).getByRole('link').last()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Saiba Mais Sobre' })).toHaveAttribute('href', '/empresa');
    await expect(
      page.getByRole('region', { name: 'Empresas e condomínios que atendemos' }).getByRole('img'),
    ).toHaveCount(16);
  });
});
