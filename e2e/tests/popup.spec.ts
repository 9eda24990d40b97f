import { badge, openCart, startWithCart, storedText, water } from '../support/cart';
import { openPopup, popup } from '../support/contactForm';
import { expect, hydrated, onlyOn, test } from '../support/test';

const productPage = '/produtos/AP-10L';

test.describe('opening', () => {
  test("'Finalizar Compra' does so over the cart, which stays as it is", { tag: ['@desktop', '@journey'] }, async ({
    page,
  }) => {
    await startWithCart(page, { ...water, quantity: 2 });
    await page.goto('/contato');
    const panel = await openCart(page);
    const before = await storedText(page);
    const checkout = panel.getByRole('button', { name: 'Finalizar Compra' });
    await checkout.click();
    await expect(popup(page).getByLabel('Nome')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(panel).toBeVisible();
    await expect(checkout).toBeFocused();
    expect(await storedText(page)).toBe(before);
  });
});

test.describe('closing', () => {
  type Close = (opened: ReturnType<typeof popup>) => Promise<void>;
  const ways: Readonly<Record<string, Close>> = {
    'the button': (opened) => opened.getByRole('button', { name: 'Fechar' }).click(),
    Escape: (opened) => opened.page().keyboard.press('Escape'),
    'a click on the backdrop': (opened) => opened.page().mouse.click(5, 5),
  };
  test('by its button, Escape and a click beside it gives the focus back to where it was', async ({ page }) => {
    await page.goto(productPage);
    await hydrated(page);
    for (const [name, close] of Object.entries(ways)) {
      await test.step(name, async () => {
        const opened = await openPopup(page);
        await close(opened);
        await expect(opened).toBeHidden();
        await expect(page.getByRole('button', { name: 'Comprar Agora' })).toBeFocused();
      });
    }
  });

  test('does not happen to who selects text in a field and lets go beside the popup', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(productPage);
    await hydrated(page);
    const opened = await openPopup(page);
    const name = opened.getByLabel('Nome');
    await name.fill('Ana');
    const box = await name.boundingBox();
    if (!box) throw new Error('The field is not on the page');
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(20, box.y, { steps: 5 });
    await page.mouse.up();
    await expect(opened).toBeVisible();
    await expect(name).toHaveValue('Ana');
  });

  test('leaves the content for 300 ms, then clears it', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(productPage);
    await hydrated(page);
    const opened = await openPopup(page);
    await opened.getByLabel('Nome').fill('Ana');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    const field = page.locator('dialog input[name="name"]');
    await page.clock.runFor(299);
    await expect(field).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(field).toHaveCount(0);
    await page.clock.resume();
    await openPopup(page);
    await expect(page.getByLabel('Nome')).toHaveValue('');
  });
});

test.describe('while it is open', () => {
  test('it says that nothing can be bought yet, the page behind is out of reach, and the focus goes round inside', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(productPage);
    await hydrated(page);
    const opened = await openPopup(page);
    await expect(opened.getByRole('heading', { name: 'Compra Indisponível' })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(await storedText(page)).toBeNull();
    const holdsFocus = () => opened.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(await holdsFocus()).toBe(true);
    await expect(page.getByRole('button', { name: 'Comprar Agora' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Comprar Agora' }).focus();
    expect(await holdsFocus()).toBe(true);
    const reached = new Set<string>();
    // Both ways, and more than once round.
    for (const key of [...Array(14).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await holdsFocus(), `after ${key}`).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect([...reached].filter(Boolean).toSorted()).toEqual(['email', 'name', 'phone']);
  });

  test('the page behind neither scrolls nor moves', async ({ page }) => {
    await page.goto(productPage);
    await hydrated(page);
    const left = () =>
      page.getByRole('heading', { level: 1, includeHidden: true }).evaluate((h1) => h1.getBoundingClientRect().x);
    const before = await left();
    await openPopup(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await left()).toBe(before);
  });

  test('nothing moves where scroll bars take room', async ({ playwright }, { project: { use } }) => {
    onlyOn('desktop', 'on phones scroll bars take none');
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
    await browser.close();
  });

  test('on a low screen its content scrolls, and its button stays', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(productPage);
    await hydrated(page);
    const opened = await openPopup(page);
    await opened.getByRole('button', { name: 'Enviar' }).scrollIntoViewIfNeeded();
    await expect(opened.getByRole('button', { name: 'Enviar' })).toBeInViewport();
    await expect(opened.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 });
    await opened.getByRole('button', { name: 'Fechar' }).tap();
    await expect(opened).toBeHidden();
  });
});

test('going back in the history closes it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('link', { name: water.name }).click();
  await expect(page).toHaveURL(productPage);
  await openPopup(page);
  await page.goBack();
  await expect(page).toHaveURL('/produtos');
  await expect(popup(page)).toBeHidden();
});
