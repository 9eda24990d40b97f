import { scrollTo, scrollTop } from '../support/document';
import { follow } from '../support/parts';
import { expect, hydrated, test } from '../support/test';

interface WatchedWindow extends Window {
  transitions?: number;
}

test('a new page has a view transition, starts at its top and focuses its heading; Back restores the position', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = window as WatchedWindow;
    own.transitions = 0;
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      own.transitions = (own.transitions ?? 0) + 1;
      return original(update);
    };
  });
  const transitions = () => page.evaluate(() => (window as WatchedWindow).transitions);
  const goToContact = async () => {
    await follow(page, 'Contato');
    await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeFocused();
  };
  await page.goto('/produtos');
  await hydrated(page);
  await scrollTo(page, 600);
  await goToContact();
  expect(await scrollTop(page)).toBe(0);
  expect(await transitions()).toBe(1);
  // Clicks during the transition are handled.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Abrir carrinho/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(600);
  expect(await transitions()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToContact();
  expect(await transitions(), 'for whoever asks for less motion').toBe(1);
});

test('pages can be restored from the back/forward cache', async ({ playwright, launchOptions, baseURL }) => {
  // Playwright disables the back/forward cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    // Circumstantial reasons are the browser's: headless ones have no back/forward cache.
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason);
  });
  await session.send('Page.enable');
  await page.goto('/produtos');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.goto('/frontend-discovery.json');
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  expect(reasons).toEqual([]);
  await browser.close();
});
