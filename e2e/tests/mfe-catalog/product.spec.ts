import type { Locator } from '@playwright/test';
import { badge, storedCart } from '../../support/cart';
import { shownProducts } from '../../support/catalogue';
import { alertOf } from '../../support/dialogs';
import { relatedTo } from '../../support/extinguishers';
import { everyScript, openHeldBack, responding, shellScript } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';

const path = '/produtos/PQS-ABC-6KG';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says all that the specification lists', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Extintor de Incêndio Pó Químico Seco ABC 6 kg Portátil',
    );
    await expect(main.getByText('R$ 198,50', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Estoque disponível: Até 10 unidades')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Comprar Agora' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Adicionar ao carrinho', exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Descrição' })).toBeVisible();
    await expect(main.getByText('Recarga e inspeção de manutenção a cada 12 meses.')).toBeVisible();
    await expect(main.getByText('Ensaio hidrostático do cilindro a cada 5 anos.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Incluso' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Você também pode se interessar por:' })).toBeVisible();
    expect(await shownProducts(main)).toHaveLength(4);
  });

  test('another picture is chosen by its thumbnail, and a link shows it in full', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    const shown = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem / });
    await expect(shown).toHaveCount(1);
    await page.getByRole('radio', { name: 'Ver imagem 1 de 4' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 3 de 4');
    const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
    const inFull = (await enlarge.getAttribute('href')) ?? '';
    expect(requested).not.toContain(inFull);
    await enlarge.click();
    await expect(page).toHaveURL(inFull);
  });

  test('buying and adding lead to the contact form with the product named', async ({ page }) => {
    for (const name of ['Comprar Agora', 'Adicionar ao carrinho']) {
      await page.goto(path);
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/contato\?produto=[^#]+#formulario$/);
      const fullName = 'Extintor de Incêndio Pó Químico Seco ABC 6 kg Portátil';
      await expect(page.getByLabel('Assunto')).toHaveValue(`Orçamento: ${fullName}`);
      await expect(page.getByLabel('Mensagem')).toHaveValue(new RegExp(fullName));
    }
  });

  test('one line says that the freight can not be calculated now', async ({ page }) => {
    await page.goto(path);
    const line = page.getByRole('form', { name: 'Calcular frete' }).locator('noscript p');
    await expect(line).toBeVisible();
    expect(await line.textContent()).toBe(
      'Não é possível calcular o frete, pois a compra de produtos está indisponível no momento.',
    );
    await page.getByLabel('CEP').fill('22770-000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByLabel('CEP')).toHaveValue('22770-000');
  });
});

test.describe('before the scripts have come', () => {
  test('the picture that is chosen stays, and none is fetched that was not chosen', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const scripts = await openHeldBack(page, path, everyScript);
    await page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check();
    const shown = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem / });
    await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 3 de 4');
    await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    scripts.release();
    await hydrated(page);
    await expect(page.getByRole('radio', { name: 'Ver imagem 3 de 4' })).toBeChecked();
    await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 3 de 4');
    await expect(page.getByRole('radio', { name: 'Ver imagem 3 de 4' })).toBeFocused();
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    const isLarge = /-(?:300|540|800|1152)\.avif$/;
    expect(fetched.filter((url) => isLarge.test(url) && /-(?:perspectiva|rotulo)\./.test(url))).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 4 de 4');
  });

  test('with the first responder alone: enlarged view, freight, cart', async ({ page }) => {
    const scripts = await openHeldBack(page, path, shellScript);
    await responding(page);
    const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
    await enlarge.click();
    const viewer = page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' });
    await expect(viewer.getByRole('img', { name: /imagem 1 de/ })).toBeVisible();
    await expectAccessible(page);
    await expectMiddle(viewer);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(enlarge).toBeFocused();

    const freight = await alertOf(page, () => page.getByRole('button', { name: 'Calcular' }).click());
    expect(freight).toMatch(/^Não é possível calcular o frete/);

    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
    await expect(page.getByText('No seu carrinho')).toBeVisible();
    await enlarge.click();
    await expect(viewer).toBeVisible();

    scripts.release();
    await expect(badge(page)).toHaveText('1');
    await expect.poll(() => page.locator('main [data-boundary]').getAttribute('data-live')).not.toBeNull();
    await expect(viewer).toBeVisible();
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Fechar' }).click();
    await expect(viewer).toBeHidden();
    await expect(page.getByText('No seu carrinho')).toBeVisible();
    expect(await storedCart(page)).toHaveLength(1);
  });
});

test('says what it sells to search engines, its rating of 4.0 in stars, and its technical table', async ({ page }) => {
  await page.goto(path);
  const entities = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent)));
  expect(entities).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      sku: 'PQS-ABC-6KG',
      offers: expect.objectContaining({ price: '198.50' }),
    }),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/produtos\/PQS-ABC-6KG$/);
  const stars = page.getByRole('img', { name: 'Avaliação: 4,0 de 5' });
  await expect(stars).toBeVisible();
  const kinds = await stars.locator('[data-star]').evaluateAll((all) => all.map((star) => star.dataset.star));
  expect(kinds).toEqual(['full', 'full', 'full', 'full', 'partial']);
  const table = page.getByRole('table', { name: 'Especificações Técnicas' });
  await expect(table.getByRole('columnheader')).toHaveText(['Característica', 'Detalhe']);
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.getByRole('rowheader').nth(0)).toHaveText('Código');
  await expect(rows.getByRole('cell').nth(0)).toHaveText('PQS-ABC-6KG');
  await expect(rows.getByRole('rowheader').nth(1)).toHaveText('Modelo');
  await expect(rows.getByRole('rowheader').nth(2)).toHaveText('Categoria');
});

test("a product 'sob consulta' shows its price and says so", async ({ page }) => {
  await page.goto('/produtos/CO2-10KG');
  const price = page.getByText(/^R\$ /).first();
  await expect(price).toBeVisible();
  await expect(price.locator('..').getByText('Sob consulta', { exact: true })).toBeVisible();
});

test('the products related to one follow the rule', async ({ page }) => {
  await page.goto('/produtos');
  const catalogue = await shownProducts(page.getByRole('main'));
  await page.goto('/produtos/AP-10L');
  expect(await shownProducts(page.getByRole('main'))).toEqual(relatedTo('AP-10L', catalogue));
});

test('a related product opens from its card, and its own related ones with it', async ({ page }) => {
  await page.goto('/produtos/CO2-4KG');
  await hydrated(page);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL('/produtos/CO2-6KG');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6 kg');
  await expect(page.getByRole('article').getByRole('link', { name: 'Extintor CO₂ 4 kg' })).toBeVisible();
});

/** A picture's name and digest, which all its variants have. */
const nameOf = (address: string | null) => address?.replace(/-\d+\.webp$/, '');

/** Waits until the enlarged view shows the middle of its picture. */
async function expectMiddle(viewer: Locator): Promise<void> {
  const offset = () =>
    viewer.getByRole('region').evaluate((it) => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = it;
      return Math.max(
        Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2),
        Math.abs(scrollTop - (scrollHeight - clientHeight) / 2),
      );
    });
  await expect.poll(offset).toBeLessThan(3);
}

test.describe('pictures', () => {
  test('all load; the first is the main one, and a thumbnail puts its own in its place', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const images = page.getByRole('main').locator('img:not([loading="lazy"])');
    await expect
      .poll(() =>
        images.evaluateAll((all) => (all as HTMLImageElement[]).every(({ naturalWidth }) => naturalWidth > 0)),
      )
      .toBe(true);
    const thumbnails = page.getByRole('radio', { name: /^Ver imagem \d de \d$/ });
    expect(await thumbnails.count()).toBeGreaterThanOrEqual(3);
    await expect(thumbnails.first()).toBeChecked();
    const main = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem 1 de/ });
    await expect(main).toBeVisible();
    const first = await main.getAttribute('src');

    const third = thumbnails.nth(2);
    await third.check();
    await expect(thumbnails.first()).not.toBeChecked();
    await expect(main).toBeHidden();
    const shown = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem 3 de/ });
    await expect(shown).toBeVisible();
    expect(await shown.getAttribute('src')).not.toBe(first);
    expect(nameOf(await shown.getAttribute('src'))).toBe(
      nameOf(await third.locator('..').locator('img').getAttribute('src')),
    );
  });

  test('another product starts with its own main picture', async ({ page }) => {
    await page.goto('/produtos/CO2-4KG');
    await hydrated(page);
    await page.getByRole('radio', { name: /^Ver imagem 3/ }).check();
    await page.getByRole('article').getByRole('link', { name: 'Extintor CO₂ 6 kg' }).click();
    await expect(page.getByRole('img', { name: /^Extintor CO₂ 6 kg, imagem 1 de/ })).toBeVisible();
  });

  test('a mouse over the main one enlarges where it points', async ({ page }) => {
    onlyOn('desktop', 'a finger does not hover');
    await page.goto(path);
    await hydrated(page);
    const image = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem 1 de/ });
    const look = () =>
      image.evaluate((element) => {
        const { transform, transformOrigin } = getComputedStyle(element);
        return { scale: new DOMMatrix(transform).a, origin: transformOrigin };
      });
    expect((await look()).scale).toBe(1);
    const frame = await page.getByRole('link', { name: 'Ampliar imagem' }).boundingBox();
    if (!frame) throw new Error('The frame is not on the page');
    await page.mouse.move(frame.x + 60, frame.y + 60);
    await expect.poll(async () => (await look()).scale).toBeGreaterThan(1.5);
    const before = (await look()).origin;
    await page.mouse.move(frame.x + frame.width - 60, frame.y + 60);
    await expect.poll(async () => (await look()).origin).not.toBe(before);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await look()).scale).toBe(1);
  });

  test('a tap, click or key opens the enlarged view; Escape closes it and gives the focus back', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
    const small = await page.getByRole('img', { name: /imagem 1 de/ }).boundingBox();
    await enlarge.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' });
    const large = viewer.getByRole('img', { name: /imagem 1 de/ });
    await expect(large).toBeVisible();
    expect((await large.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
    await expectMiddle(viewer);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(enlarge).toBeFocused();

    await enlarge.click();
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: 'Fechar' }).click();
    await expect(viewer).toBeHidden();
  });
});

test.describe('freight', () => {
  const unavailable = 'Não é possível calcular o frete, pois a compra de produtos está indisponível no momento.';

  test("'Calcular' says that there is none yet, with a CEP and without, by button and by Enter", {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const calculate = page.getByRole('button', { name: 'Calcular' });
    expect(await alertOf(page, () => calculate.click())).toBe(unavailable);
    await page.getByLabel('CEP').fill('22770-000');
    expect(await alertOf(page, () => calculate.click())).toBe(unavailable);
    expect(await alertOf(page, () => page.getByLabel('CEP').press('Enter'))).toBe(unavailable);
    await expect(page).toHaveURL(path);
  });

  test('the CEP takes its form while it is typed, and lets itself be corrected', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const field = page.getByLabel('CEP');
    await field.pressSequentially('2277a0 0001');
    await expect(field).toHaveValue('22770-000');
    await field.press('Backspace');
    await field.press('Backspace');
    await field.press('Backspace');
    await field.press('Backspace');
    await expect(field).toHaveValue('22770');
    await field.press('Home');
    await field.press('Delete');
    await field.pressSequentially('1');
    await expect(field).toHaveValue('12770');
  });
});

test.describe('an id that the catalogue does not have', () => {
  test("gets the page 'Produto não encontrado' with status 404, whatever stands in it", async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(/status of 404/);
    for (const [address, id] of [
      ['/produtos/%3Cb%20a%3D%221%22%3E%C3%A7', '<b a="1">ç'],
      ['/produtos/pqs-abc-6kg', 'pqs-abc-6kg'],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Produto não encontrado');
      await expect(main.getByText('O produto que você está procurando não existe.')).toBeVisible();
      await expect(main.getByText(id, { exact: true })).toBeVisible();
      await expect(main.getByRole('link')).toHaveAttribute('href', '/produtos');
      await expect(page).toHaveTitle(/^Produto não encontrado/);
    }
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/produtos');
  });

  test('is not to be indexed, and says its texts without JavaScript too', async ({ request }) => {
    const html = await (await request.get('/produtos/ABC-1')).text();
    expect(html).toContain('O produto que você está procurando não existe.');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });
});

test("the address of a catalogue entry's productLink redirects to the page for good", async ({ request }) => {
  const response = await request.get('/produtos/AP-10L.html?origem=x', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/produtos/AP-10L?origem=x');
});
