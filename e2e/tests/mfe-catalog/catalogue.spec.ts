import { badge } from '../../support/cart';
import {
  cards,
  expectProducts,
  filterButton,
  filterPanel,
  openFilter,
  shownCount,
  shownProducts,
  watchProducts,
} from '../../support/catalogue';
import { extinguishers, priceText, reais, withAnyTag } from '../../support/extinguishers';
import { everyScript, openHeldBack, responding, shellScript } from '../../support/heldBack';
import { expect, expectAccessible, hydrated } from '../../support/test';
import { deploy, test } from '../../support/versions';

const categories = [
  'Portátil',
  'Sobre rodas',
  'Água',
  'CO₂',
  'PQS BC',
  'PQS ABC',
  '4 kg',
  '6 kg',
  '8 kg',
  '12 kg',
  '20 kg',
  '30 kg',
  '50 kg',
  '10 L',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its banner, and all 21 extinguishers with their prices and links', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/produtos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extintores de incêndio');
    await expect(page.getByText('Quanto mais você compra, menor o preço.')).toBeVisible();
    await expectProducts(page, extinguishers);
    const prices = await cards(page.getByRole('main')).getByText('R$').allTextContents();
    expect(prices).toHaveLength(21);
    for (const price of prices) expect(price).toMatch(priceText);
    const sorted = prices.map(reais).toSorted((a, b) => a - b);
    expect([sorted.at(0), sorted.at(-1)]).toEqual([154, 5549.13]);
    expect(sorted.filter((price) => price > 154 && price < 5549.13)).toHaveLength(19);
  });

  test('the filter chooses, counts, and is cleared', { tag: ['@desktop', '@journey'] }, async ({ page }) => {
    await page.goto('/produtos');
    expect(await shownCount(page)).toBe('21 produtos');
    const panel = await openFilter(page);
    const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
    const steps = [
      { name: 'Água', expected: withAnyTag('agua') },
      { name: '4 kg', expected: withAnyTag('agua', '4KG') },
      { name: 'Sobre rodas', expected: withAnyTag('agua', '4KG', 'sobre-rodas') },
    ];
    for (const { name, expected } of steps) {
      await box(name).check();
      await expectProducts(page, expected);
      expect(await shownCount(page)).toMatch(/^counter\(found\)/);
    }
    // Enter sends no form, which would load the page anew.
    await box('Água').press('Enter');
    await box('Água').uncheck();
    await expectProducts(page, withAnyTag('4KG', 'sobre-rodas'));
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expectProducts(page, extinguishers);
    expect(await shownCount(page)).toBe('21 produtos');
    await expect(page).toHaveURL('/produtos');
  });

  test('each category finds the products that carry its tag', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/produtos');
    for (const box of await filterPanel(page).getByRole('checkbox').all()) {
      await box.check();
      await expectProducts(page, withAnyTag(await box.inputValue()));
      await box.uncheck();
    }
  });

  test('says so when nothing is found', { tag: '@desktop' }, async ({ page }) => {
    // All 14 categories have products, so the HTML of this test calls its 10 litres something else.
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
    const panel = await openFilter(page);
    await panel.getByRole('checkbox', { name: '10 L' }).check();
    await expect(nothing).toBeVisible();
    await expectProducts(page, []);
    await panel.getByRole('checkbox', { name: 'CO₂' }).check();
    await expect(nothing).toBeHidden();
    await expectProducts(page, withAnyTag('co2'));
  });

  test("a card's icon leads to the contact form with the product named", { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/produtos');
    await page.getByRole('button', { name: 'Adicionar Extintor CO₂ 6 kg ao carrinho' }).click();
    await expect(page).toHaveURL(/\/contato\?produto=[^#]+#formulario$/);
    await expect(page.getByLabel('Assunto')).toHaveValue(/^Orçamento: Extintor de Incêndio .*CO₂.* 6 kg/);
    await expect(page.getByLabel('Mensagem')).toHaveValue(/CO₂.* 6 kg/);
  });
});

test.describe('before the scripts have come', () => {
  test('what is chosen and opened is taken over, and nothing else is shown in between', { tag: '@phone' }, async ({
    page,
  }) => {
    const scripts = await openHeldBack(page, '/produtos', everyScript);
    const panel = await openFilter(page);
    await panel.getByRole('checkbox', { name: 'CO₂' }).check();
    await panel.getByRole('checkbox', { name: '4 kg' }).check();
    const expected = withAnyTag('co2', '4KG');
    await expectProducts(page, expected);
    await expectAccessible(page);
    const top = (await cards(page.getByRole('main')).first().boundingBox())?.y;

    const seen = await watchProducts(page);
    scripts.release();
    await expect(page).toHaveURL('/produtos?filtro=co2,4KG');
    await expect(page.getByRole('button', { name: 'Remover filtro CO₂' })).toBeVisible();
    expect(await shownCount(page)).toBe(`${expected.length} produtos`);
    expect(await seen()).toEqual([expected.length]);
    expect((await cards(page.getByRole('main')).first().boundingBox())?.y).toBe(top);
    await expect(panel).toBeVisible();
    await expectProducts(page, expected);
    await expect(panel.getByRole('checkbox', { name: '4 kg' })).toBeFocused();
    await expectAccessible(page);

    await page.goBack();
    await expectProducts(page, extinguishers);
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('the panel stays as it was put', { tag: '@desktop' }, async ({ page }) => {
    const scripts = await openHeldBack(page, '/produtos', everyScript);
    const startsOpen = await filterPanel(page).isVisible();
    await filterButton(page).click();
    await expect(filterPanel(page)).toBeVisible({ visible: !startsOpen });
    scripts.release();
    await hydrated(page);
    await expect(filterPanel(page)).toBeVisible({ visible: !startsOpen });
    await expectAccessible(page);
  });

  test('a product that the first responder has added is in the cart, and its card says so', {
    tag: '@desktop',
  }, async ({ page }) => {
    const scripts = await openHeldBack(page, '/produtos', shellScript);
    await responding(page);
    const card = cards(page.getByRole('main')).filter({ hasText: 'Extintor CO₂ 6 kg' });
    await card.getByRole('button', { name: /^Adicionar/ }).click();
    const added = card.getByRole('button', { name: 'Extintor CO₂ 6 kg está no carrinho' });
    await expect(added).toBeVisible();
    await expect(page.getByRole('status').getByText('Extintor CO₂ 6 kg está no carrinho')).toBeAttached();
    await expectAccessible(page);
    const look = () => added.evaluate((it) => getComputedStyle(it, '::before').maskImage + getComputedStyle(it).color);
    const before = await look();
    scripts.release();
    await hydrated(page);
    await expect(badge(page)).toHaveText('1');
    await expect(added).toBeVisible();
    expect(await look()).toBe(before);
  });
});

test.describe('filter', () => {
  test('has 14 categories, none chosen at first, and shows what has any of the chosen tags', {
    tag: ['@desktop', '@journey'],
  }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const panel = await openFilter(page);
    await expect(panel.getByRole('checkbox')).toHaveCount(14);
    for (const name of categories) {
      await expect(panel.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
    }
    const steps = [
      { name: 'CO₂', expected: withAnyTag('co2') },
      { name: '4 kg', expected: withAnyTag('co2', '4KG') },
      { name: 'Sobre rodas', expected: withAnyTag('co2', '4KG', 'sobre-rodas') },
    ];
    for (const { name, expected } of steps) {
      await panel.getByRole('checkbox', { name, exact: true }).check();
      await expectProducts(page, expected);
    }
    for (const { name } of steps) await panel.getByRole('checkbox', { name, exact: true }).uncheck();
    await expectProducts(page, extinguishers);
  });

  test('says so when nothing is found', { tag: '@desktop' }, async ({ page, publishVersion }) => {
    // All 14 categories have products, so the catalogue of this test calls its 10 litres something else.
    const other = await publishVersion('mfe-catalog', (text) => text.replaceAll(',10L,', ',11L,'));
    await deploy(page, 'mfe-catalog', other, undefined, { pinned: true });
    await page.goto('/produtos?filtro=10L');
    await expect(page.getByText('Nenhum produto encontrado.')).toBeVisible();
    await expect(cards(page.getByRole('main'))).toHaveCount(0);
  });

  test('stands in the address with plain commas, and an address opens filtered, and counted', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const panel = await openFilter(page);
    await panel.getByRole('checkbox', { name: 'CO₂' }).check();
    await panel.getByRole('checkbox', { name: '4 kg' }).check();
    await expectProducts(page, withAnyTag('co2', '4KG'));
    expect(new URL(page.url()).search).toBe('?filtro=co2,4KG');

    const shared = await page.context().newPage();
    await shared.goto(page.url());
    const found = withAnyTag('co2', '4KG');
    await expectProducts(shared, found);
    await expect(shared.getByText(`${found.length} produtos`, { exact: true })).toBeVisible();
    await openFilter(shared);
    await expect(filterPanel(shared).getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('back and forward undo and redo each choice', { tag: ['@desktop', '@journey'] }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const panel = await openFilter(page);
    await panel.getByRole('checkbox', { name: 'Água' }).check();
    await panel.getByRole('checkbox', { name: '50 kg' }).check();
    await expectProducts(page, withAnyTag('agua', '50KG'));
    await page.goBack();
    await expectProducts(page, withAnyTag('agua'));
    await expect(panel.getByRole('checkbox', { name: '50 kg' })).not.toBeChecked();
    await page.goBack();
    await expectProducts(page, extinguishers);
    await page.goForward();
    await expectProducts(page, withAnyTag('agua'));
    await expect(panel.getByRole('checkbox', { name: 'Água' })).toBeChecked();
  });

  test("the footer's two categories lead to the filtered catalogue", { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Extintores portáteis' }).click();
    await expectProducts(page, withAnyTag('portatil'));
    // From the catalogue itself, too.
    await footer.getByRole('link', { name: 'Extintores Sobre-Rodas/Carreta' }).click();
    await expectProducts(page, withAnyTag('sobre-rodas'));
  });
});

test.describe('filter panel', () => {
  test('opens and closes by its button, also before its code arrives', async ({ browser, isMobile, viewport }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ viewport, isMobile, javaScriptEnabled });
      await page.goto('/produtos');
      if (javaScriptEnabled) await hydrated(page);
      const startsOpen = (viewport?.width ?? 0) >= 768;
      const button = filterButton(page);
      for (const open of [startsOpen, !startsOpen, startsOpen]) {
        await expect(filterPanel(page)).toBeVisible({ visible: open });
        // As a browser tells that a summary is expanded.
        await expect(button.locator('..')).toHaveJSProperty('open', open);
        await button.click();
      }
      await page.close();
    }
  });

  test('is closed up to 767 px and open from 768 px, also before its code arrives', { tag: '@desktop' }, async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ viewport: { width: 767, height: 800 }, javaScriptEnabled });
      await page.goto('/produtos');
      await expect(filterPanel(page)).toBeHidden();
      await page.setViewportSize({ width: 768, height: 800 });
      await expect(filterPanel(page)).toBeVisible();
      await page.close();
    }
  });
});

test('the grid has 2 columns, 3 from 768 px, 4 from 1536 px', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos');
  // Until then a card out of view may not be laid out, and is not one that can be seen.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  for (const [width, columns] of [
    [360, 2],
    [767, 2],
    [768, 3],
    [1535, 3],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page.getByRole('main')).evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top)),
    );
    expect(
      tops.filter((top) => top === tops[0]),
      `columns at ${width} px`,
    ).toHaveLength(columns);
  }
});

test('the ring of a focused card goes round its picture too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  const card = cards(page.getByRole('main')).first();
  await card.scrollIntoViewIfNeeded();
  const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  /** As it is painted just inside the left edge: beside the picture, and beside the text. */
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
});

test("the banner's image changes at 1024 px", { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/produtos');
  const image = page.locator('main picture img').first();
  /** Of a picture that is there. */
  const source = () => image.evaluate((it: HTMLImageElement) => (it.naturalWidth > 0 ? it.currentSrc : ''));
  await expect.poll(source).not.toBe('');
  const narrow = await source();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(async () => ['', narrow].includes(await source())).toBe(false);
});

test('a card leads to its product, and its icon puts it into the cart once', { tag: ['@desktop', '@journey'] }, async ({
  page,
}) => {
  await page.goto('/produtos');
  await hydrated(page);
  const card = cards(page.getByRole('main')).filter({ hasText: 'Extintor CO₂ 6 kg' });
  await card.getByRole('button', { name: 'Adicionar Extintor CO₂ 6 kg ao carrinho' }).click();
  const added = card.getByRole('button', { name: 'Extintor CO₂ 6 kg está no carrinho' });
  await expect(added).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrinho, 1 item' })).toBeVisible();
  await added.click();
  await expect(page.getByRole('button', { name: 'Abrir carrinho, 1 item' })).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/produtos/CO2-6KG');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6 kg');
});

test('a product of the cart shows the checked cart after a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('button', { name: 'Adicionar Extintor PQS BC 50 kg ao carrinho' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Extintor PQS BC 50 kg está no carrinho' })).toBeVisible();
  expect(await shownProducts(page.getByRole('main'))).toHaveLength(21);
});
