import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from '../support/accounts';
import { routes } from '../support/routes';
import { stored } from '../support/stored';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../support/test';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Requests to other origins than the site's. */
function strangersAsked(context: BrowserContext): readonly string[] {
  const strangers: string[] = [];
  const { SITE_URL } = process.env;
  context.on('request', (request) => {
    const { href, origin, protocol } = new URL(request.url());
    // The badge of previews asks for the health of the sign-in emulator.
    const isBadge = href === `${emulatorUrl()}/`;
    if (protocol.startsWith('http') && origin !== SITE_URL && !isBadge) strangers.push(href);
  });
  return strangers;
}

/** Checks that the h1 comes first, and that no level is skipped; each width hides other headings. */
async function expectHeadingLevels(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.filter((it) => it.checkVisibility() && it.closest('main, #root > div')).map((it) => Number(it.tagName[1])),
      );
    expect(levels.indexOf(1)).toBe(0);
    expect(levels.lastIndexOf(1)).toBe(0);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
}

/** Checks that the first paint waits for no request, and that inline styles apply and are not fetched again. */
async function expectInlineStyles(page: Page): Promise<void> {
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((it) => ({
      path: new URL(it.name).pathname,
      isBlocking: 'renderBlockingStatus' in it && it.renderBlockingStatus === 'blocking',
    })),
  );
  expect(requests.filter(({ isBlocking }) => isBlocking)).toEqual([]);
  const styles = await page.locator('head > style[data-href]').evaluateAll((all) =>
    all.map((it) => ({
      path: it.getAttribute('data-href') ?? '',
      rules: (it as HTMLStyleElement).sheet?.cssRules.length ?? 0,
    })),
  );
  expect(styles.length).toBeGreaterThan(1);
  expect(styles.filter(({ rules }) => rules === 0)).toEqual([]);
  expect(requests.filter(({ path }) => styles.some((style) => style.path === path))).toEqual([]);
}

async function expectNothingStored(page: Page, context: BrowserContext): Promise<void> {
  const { session, ...others } = await stored(page, context);
  expect(others).toEqual({ cookies: [], local: [], databases: [], caches: [], workers: 0 });
  // Scroll positions of this visit, for the browser's back button.
  expect(session.filter((name) => name !== 'scroll-positions')).toEqual([]);
}

/** Opens parts of a page before axe looks; `screenReader` runs axe on closed pages. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
    await page.getByRole('button', { name: /^Ir para o destaque 2/ }).click();
    await expect(page.getByRole('group', { name: '2 de 3' })).toBeInViewport();
  },
  '/empresa': async (page) => {
    for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(4);
  },
  '/servicos': async (page) => {
    await page.locator('#brigada summary').click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  },
};

test('every page is served as HTML, hydrates without messages, stores nothing, asks no third party and is accessible', {
  tag: '@journey',
}, async ({ page, context }) => {
  const strangers = strangersAsked(context);
  for (const path of routes) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expectInlineStyles(page);
      await expectNothingStored(page, context);
      await expectHeadingLevels(page);
      await opened[path]?.(page);
      await expectAccessible(page);
    });
  }
  expect(strangers).toEqual([]);
});

test('the design system fits 320 px and is accessible, and no search engine lists it', async ({ page }) => {
  await page.goto('/sistema-visual');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sistema visual' })).toBeVisible();
  await expectAccessible(page);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/sistema-visual');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
