import { badge, cartButton, cartPanel, storedText } from '../support/cart';
import { openPopup, popup } from '../support/contactForm';
import { expect, hydrated, test } from '../support/test';

const productPage = '/produtos/AP-10L';

test('the popup leaves the cart empty, blocks scrolling behind it and returns the focus however it is closed', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  await page.goto(productPage);
  await hydrated(page);
  const buy = page.getByRole('button', { name: 'Comprar Agora' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [name, close] of [
    ['closed by its button', () => popup(page).getByRole('button', { name: 'Fechar' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['closed by a click beside it', () => page.mouse.click(5, 5)],
  ] as const) {
    await test.step(name, async () => {
      await buy.scrollIntoViewIfNeeded();
      const before = await scrolled();
      await openPopup(page);
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 600);
      await close();
      await expect(popup(page)).toBeHidden();
      await expect(buy).toBeFocused();
      expect(await scrolled()).toBe(before);
    });
  }
  await expect(badge(page)).toHaveCount(0);
  expect(await storedText(page)).toBeNull();
});

test(
  'opening a dialog moves nothing where scroll bars take up space',
  { tag: '@desktop' },
  async ({ playwright }, { project: { use } }) => {
    const browser = await playwright.chromium.launch({
      ...use.launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${use.baseURL}${productPage}`);
    await hydrated(page);
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header a, h1, main button')].map((it) => it.getBoundingClientRect().x),
      );
    const before = await places();
    await openPopup(page);
    expect(await places()).toEqual(before);
    const colourBesidePage = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dimmed = 'rgb(106, 108, 111)';
    expect(await colourBesidePage()).toBe(dimmed);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await cartButton(page).click();
    await expect(cartPanel(page)).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await colourBesidePage()).toBe('rgb(255, 255, 255)');
    await browser.close();
  },
);

test('on a low screen the popup’s content scrolls, and its close button stays visible', { tag: '@phone' }, async ({
  page,
}) => {
  // Below 480 px the whole popup scrolls (adaptation.spec.ts).
  await page.setViewportSize({ width: 740, height: 490 });
  await page.goto(productPage);
  await hydrated(page);
  const opened = await openPopup(page);
  await opened.getByRole('button', { name: 'Enviar' }).scrollIntoViewIfNeeded();
  await expect(opened.getByRole('button', { name: 'Enviar' })).toBeInViewport();
  await expect(opened.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 });
  await opened.getByRole('button', { name: 'Fechar' }).tap();
  await expect(opened).toBeHidden();
});
