import type { Page } from '@playwright/test';
import { badge } from '../../support/cart';
import { cards, expectPortable, expectProducts, filterButton, filterPanel, openFilter } from '../../support/catalogue';
import { openHeldBack } from '../../support/heldBack';
import { layoutShifts, painted } from '../../support/paint';
import { expect, expectAccessible, hydrated, test } from '../../support/test';

// Unit tests cover cards, filter and address after hydration (`mfe-catalog/src/catalogue`).

/** Reads the visible product count, including counts that the style sheet shows as generated content. */
async function shownCount(page: Page): Promise<string> {
  const texts = await page
    .getByRole('main')
    .locator('p[role="status"], section ~ p')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((it) => it.textContent || getComputedStyle(it, '::before').content));
  return texts.join();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all products are shown, the filter filters, counts and is cleared, and a card leads to a quote request', {
    tag: ['@desktop', '@journey'],
  }, async ({ page }) => {
    await page.goto('/produtos');
    const count = await expectProducts(page);
    await expect(cards(page.getByRole('main')).getByText(/^R\$ \d{1,3}(\.\d{3})*,\d{2}$/)).toHaveCount(count);
    expect(await shownCount(page)).toBe(`${count} produtos`);
    const box = (name: string) => filterPanel(page).getByRole('checkbox', { name, exact: true });
    await test.step('filter', async () => {
      await box('Água').check();
      await box('4 kg').check();
      await box('Sobre rodas').check();
      await expectProducts(page, 'agua', '4KG', 'sobre-rodas');
      expect(await shownCount(page)).toMatch(/^counter\(found\)/);
      // Enter sends no form, which would load the page anew.
      await box('Água').press('Enter');
      await box('Água').uncheck();
      await expectProducts(page, '4KG', 'sobre-rodas');
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await expectProducts(page);
      expect(await shownCount(page)).toBe(`${count} produtos`);
      await expect(page).toHaveURL('/produtos');
    });
    // Without scripts only the first cards of a long list have this button.
    const add = cards(page.getByRole('main'))
      .first()
      .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ });
    const product = (await add.getAttribute('value')) ?? '';
    await add.click();
    await expect(page).toHaveURL(/\/contato\?produto=[^#]+#formulario$/);
    await expect(page.getByLabel('Assunto')).toHaveValue(`Orçamento: ${product}`);
  });

  test('a message says that no product was found', { tag: '@desktop' }, async ({ page }) => {
    // Every category has products, so this test changes the tag 10L in the HTML.
    await page.route('/produtos', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(/(data-tags="[^"]*),10L,/g, '$1,11L,')
        .replace(/<input[^>]*value="10L"/, '$& data-empty=""');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/produtos');
    const nothing = page.getByText('Nenhum produto encontrado.');
    await expect(nothing).toBeHidden();
    await filterPanel(page).getByRole('checkbox', { name: '10 L', exact: true }).check();
    await expect(nothing).toBeVisible();
    await expect(cards(page.getByRole('main'))).toHaveCount(0);
    await filterPanel(page).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
    await expect(nothing).toBeHidden();
    await expectProducts(page, 'co2');
  });
});

async function watchProducts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      const shown = [...document.querySelectorAll('main article')].filter(
        (it) => it.getClientRects().length > 0,
      ).length;
      if (shown !== seen.at(-1)) seen.push(shown);
      requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

test('filters and cart changes made before hydration are kept, without an unfiltered moment', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = await openHeldBack(page, '/produtos');
  const panel = await openFilter(page);
  await panel.getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  const added = page.getByRole('button', { name: 'Extintor CO₂ 6 kg está no carrinho' });
  await page.getByRole('button', { name: 'Adicionar Extintor CO₂ 6 kg ao carrinho' }).click();
  await expect(added).toBeVisible();
  await panel.getByRole('checkbox', { name: '4 kg', exact: true }).check();
  const expected = await expectProducts(page, 'co2', '4KG');
  await expectAccessible(page, 'main');
  const first = cards(page.getByRole('main')).first();
  const top = (await first.boundingBox())?.y;
  const look = () => added.evaluate((it) => getComputedStyle(it, '::before').maskImage + getComputedStyle(it).color);
  const before = await look();

  const seen = await watchProducts(page);
  scripts.release();
  await expect(page).toHaveURL('/produtos?filtro=co2,4KG');
  await expect(page.getByRole('button', { name: 'Remover filtro CO₂' })).toBeVisible();
  expect(await shownCount(page)).toBe(`${expected} produtos`);
  expect(await seen()).toEqual([expected]);
  expect((await first.boundingBox())?.y).toBe(top);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: '4 kg', exact: true })).toBeFocused();
  await expect(badge(page)).toHaveText('1');
  await expect(added).toBeVisible();
  expect(await look()).toBe(before);
  await expectAccessible(page, 'main');

  await page.goBack();
  await expectProducts(page);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

for (const [address, tags, device] of [
  ['/produtos?filtro=co2,nada,4KG', ['co2', '4KG'], 'desktop'],
  ['/produtos?filtro=nada', [], 'desktop'],
  ['/produtos#escritorio', ['agua', 'co2', 'pqs-abc'], 'phone'],
] as const) {
  test(`the first paint of ${address} shows its products, and hydration moves nothing`, {
    tag: `@${device}`,
  }, async ({ page }) => {
    // The line of a place has the count, and wheeled products are folded.
    const isPlace = address.includes('#');
    const expectShown = () => (isPlace ? expectPortable : expectProducts)(page, ...tags);
    const scripts = await openHeldBack(page, address);
    const expected = await expectShown();
    const ticked = () => page.locator('aside :checked').evaluateAll((all) => all.map((it) => it.getAttribute('value')));
    if (!isPlace) expect(new Set(await ticked())).toEqual(new Set(tags));
    const counted = tags.length > 0 ? /^counter\(found\)/ : /^\d+ produtos$/;
    expect(await shownCount(page)).toMatch(isPlace ? /^$/ : counted);
    await painted(page);
    const [paint, styles] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      Math.max(
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes('ProductsPage-later'))
          .map(({ responseEnd }) => responseEnd),
      ),
    ]);
    expect(paint).toBeGreaterThan(Number(styles));
    const seen = await watchProducts(page);
    scripts.release();
    await hydrated(page);
    await expect(page.locator('[data-unscripted]')).toHaveCount(0);
    await expectShown();
    expect(await shownCount(page)).toBe(isPlace ? '' : `${expected} produtos`);
    expect(await seen()).toEqual([expected]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('Back to the list with its open filter panel shows the same cards in the same place', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  const panel = await openFilter(page);
  await panel.getByRole('checkbox', { name: 'PQS BC', exact: true }).check();
  const card = cards(page.getByRole('main')).filter({ hasText: 'Extintor PQS BC 50 kg' });
  await card.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await card.boundingBox())?.y ?? 0);
  const before = await place();
  await card.getByRole('link').tap();
  await expect(page).toHaveURL('/produtos/PQS-BC-50KG');
  await page.goBack();
  await expect(panel).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('on a phone the link to the results stays visible while several boxes are ticked', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^Ver .*produtos?$/ })).toBeHidden();
  const panel = await openFilter(page);
  await panel.getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Remover filtro CO₂' })).toBeVisible();
  const next = panel.getByRole('checkbox', { name: 'PQS BC', exact: true });
  await next.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const before = await next.boundingBox();
  await next.tap();
  const found = await expectProducts(page, 'co2', 'pqs-bc');
  expect(await next.boundingBox()).toEqual(before);
  await expect(next).toBeFocused();
  const show = page.getByRole('link', { name: `Ver ${found} produtos` });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'main');
  await show.tap();
  await expect(panel).toBeHidden();
  await expect(filterButton(page)).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('heading', { name: 'Produtos encontrados' })).toBeFocused();
  await expect(page).toHaveURL('/produtos?filtro=co2,pqs-bc');
});

test('the link to the results works before the scripts load', { tag: '@phone' }, async ({ page }) => {
  await openHeldBack(page, '/produtos');
  const panel = await openFilter(page);
  await panel.getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await page.getByRole('link', { name: 'Ver produtos' }).tap();
  await expect(cards(page.getByRole('main')).first()).toBeInViewport({ ratio: 0.9 });
  await expectProducts(page, 'co2');
});

test('the grid has 2 to 4 columns, a card’s ring surrounds its picture, and the filter is closed up to 767 px', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  // Before that, cards out of view may have no layout.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  for (const [width, columns] of [
    [767, 2],
    [768, 3],
    [1535, 3],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page.getByRole('main')).evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top)),
    );
    expect
      .soft(
        tops.filter((top) => top === tops[0]),
        `columns at ${width} px`,
      )
      .toHaveLength(columns);
  }
  const card = cards(page.getByRole('main')).first();
  await card.scrollIntoViewIfNeeded();
  const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  /** Captures the pixels just inside the card's left edge, beside the picture and beside the text. */
  const edge = async () => {
    const colors = [y + 40, y + height - 40].map((top) =>
      page.screenshot({ clip: { x: Math.round(x) + 2, y: Math.round(top), width: 1, height: 1 } }),
    );
    const [picture, text] = await Promise.all(colors);
    return { picture: picture?.toString('base64'), text: text?.toString('base64') };
  };
  const before = await edge();
  expect(before.picture).not.toBe(before.text);
  await card.getByRole('link').focus();
  const focused = await edge();
  expect(focused.picture).toBe(focused.text);
  expect(focused.text).not.toBe(before.text);
  // Last, since clicks hide the ring of later focus.
  for (const [width, startsOpen] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const open of [startsOpen, !startsOpen, startsOpen]) {
      await expect(filterPanel(page)).toBeVisible({ visible: open });
      // The open property of details is exposed as the expanded state of its summary.
      await expect(filterButton(page).locator('..')).toHaveJSProperty('open', open);
      await filterButton(page).click();
    }
    await filterButton(page).click();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('name and price of the first product are in the first view', { tag: '@desktop' }, async ({ page }) => {
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1024, 768],
        [1280, 800],
        [1366, 768],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/produtos');
        if (javaScriptEnabled) await hydrated(page);
        const first = cards(page.getByRole('main')).first();
        for (const part of [first.getByRole('heading'), first.getByText(/^R\$/)]) {
          await expect.soft(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
        }
      }
    });
  });
}

test('after the skip link, a second one leads past places and filter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para os produtos' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ir para os produtos' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page.getByRole('main')).first().getByRole('link')).toBeFocused();
});

test('no box of the comparison covers a picture', { tag: '@phone' }, async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/produtos');
    await hydrated(page);
    const card = cards(page.getByRole('main')).first();
    const box = await card.getByText('Comparar').boundingBox();
    const picture = await card.locator('img').boundingBox();
    const button = await card.getByRole('button').boundingBox();
    expect.soft(box?.y, `${width} px`).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    // The fallback font of some machines is too wide for 320 px.
    if (width > 320) expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  }
});
