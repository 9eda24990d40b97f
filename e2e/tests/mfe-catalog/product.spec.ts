import type { Page } from '@playwright/test';
import { badge, storedCart } from '../../support/cart';
import { everyScript, openHeldBack, shellScript } from '../../support/heldBack';
import { alertOf, expect, expectAccessible, hydrated, test } from '../../support/test';

// Unit tests cover a page's texts and related products (`mfe-catalog/src/detail`).

const path = '/produtos/PQS-ABC-6KG';
const noFreight = 'Não é possível calcular o frete, pois a compra de produtos está indisponível no momento.';

/** The enlarged view. */
const view = (page: Page) => page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' });

/** Waits until the enlarged view shows the whole of one picture, and no other. */
async function expectWhole(page: Page, number: number): Promise<void> {
  const inSight = () =>
    view(page).evaluate((dialog) => {
      const row = dialog.querySelector('[tabindex="0"]')?.parentElement?.getBoundingClientRect();
      return [...dialog.querySelectorAll('img')].flatMap((image, index) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        if (!row || right < row.left + 1 || left > row.right - 1) return [];
        const isWhole = left > row.left - 1 && right < row.right + 1 && top > row.top - 1 && bottom < row.bottom + 1;
        const isOnScreen = row.top > 0 && row.bottom < innerHeight && row.left > 0 && row.right < innerWidth;
        return [`${index + 1}${isWhole && isOnScreen ? '' : ' in part'}`];
      });
    });
  await expect.poll(inSight).toEqual([String(number)]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures change and open in full, a line says that there is no freight, and buying asks for a quote', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await test.step('freight', async () => {
      const line = page.getByRole('form', { name: 'Calcular frete' }).locator('noscript p');
      await expect(line).toBeVisible();
      expect(await line.textContent()).toBe(noFreight);
      await page.getByLabel('CEP').fill('22770-000');
      await page.getByRole('button', { name: 'Calcular' }).click();
      await expect(page.getByLabel('CEP')).toHaveValue('22770-000');
    });
    await test.step('pictures', async () => {
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
    await page.goto(path);
    await page.getByRole('button', { name: 'Comprar Agora' }).click();
    await expect(page).toHaveURL(/\/contato\?produto=[^#]+#formulario$/);
    const fullName = 'Extintor de Incêndio Pó Químico Seco ABC 6 kg Portátil';
    await expect(page.getByLabel('Assunto')).toHaveValue(`Orçamento: ${fullName}`);
    await expect(page.getByLabel('Mensagem')).toHaveValue(new RegExp(fullName));
    await expect(page.getByLabel('Nome')).toBeInViewport();
  });
});

test('before the scripts have come, the picture that is chosen stays, and none is fetched that was not chosen', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const scripts = await openHeldBack(page, path, everyScript);
  const third = page.getByRole('radio', { name: 'Ver imagem 3 de 4' });
  await third.check();
  const shown = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem / });
  await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 3 de 4');
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  scripts.release();
  await hydrated(page);
  await expect(third).toBeChecked();
  await expect(third).toBeFocused();
  await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 3 de 4');
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  const isLarge = /-(?:360|540|800|1152)\.avif$/;
  expect(fetched.filter((url) => isLarge.test(url) && /-(?:perspectiva|rotulo)\./.test(url))).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 4 de 4');
});

test('with the first responder alone: enlarged view, freight, cart; React takes over what is open', async ({
  page,
}) => {
  const scripts = await openHeldBack(page, path, shellScript);
  const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
  await enlarge.click();
  const viewer = view(page);
  await expectWhole(page, 1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check();
  await enlarge.click();
  await expectWhole(page, 3);
  await viewer.getByRole('button', { name: 'Imagem anterior' }).click();
  await expectWhole(page, 2);
  await page.keyboard.press('Escape');
  expect(await alertOf(page, () => page.getByRole('button', { name: 'Calcular' }).click())).toBe(noFreight);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await expect(page.getByText('No seu carrinho')).toBeVisible();
  await enlarge.click();
  await expectWhole(page, 3);
  await viewer.getByRole('button', { name: 'Próxima imagem' }).click();
  await expectWhole(page, 4);

  scripts.release();
  await expect(badge(page)).toHaveText('1');
  await expect.poll(() => page.locator('main [data-boundary]').getAttribute('data-live')).not.toBeNull();
  await expect(viewer.getByRole('status')).toHaveText('Imagem 4 de 4');
  await expectWhole(page, 4);
  await viewer.getByRole('button', { name: 'Fechar' }).click();
  await expect(viewer).toBeHidden();
  await expect(page.getByText('No seu carrinho')).toBeVisible();
  await expectAccessible(page);
  expect(await storedCart(page)).toHaveLength(1);
});

test('a mouse and the enlarged view show more of a picture, freight has its message, a related product its own pictures', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
  const main = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem 1 de/ });
  const small = await main.boundingBox();
  await test.step('a mouse enlarges where it points', async () => {
    const look = () =>
      main.evaluate((element) => {
        const { transform, transformOrigin } = getComputedStyle(element);
        return { scale: new DOMMatrix(transform).a, origin: transformOrigin };
      });
    expect((await look()).scale).toBe(1);
    const frame = await enlarge.boundingBox();
    if (!frame) throw new Error('The frame is not on the page');
    await page.mouse.move(frame.x + 60, frame.y + 60);
    await expect.poll(async () => (await look()).scale).toBeGreaterThan(1.5);
    const before = (await look()).origin;
    await page.mouse.move(frame.x + frame.width - 60, frame.y + 60);
    await expect.poll(async () => (await look()).origin).not.toBe(before);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await look()).scale).toBe(1);
  });
  await test.step('a key opens the enlarged view; the arrow keys show the next picture; Escape gives the focus back', async () => {
    await enlarge.press('Enter');
    const position = view(page).getByRole('status');
    await expectWhole(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectWhole(page, 2);
    await expect(position).toHaveText('Imagem 2 de 4');
    await page.keyboard.press('ArrowLeft');
    await expectWhole(page, 1);
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
    await expect(enlarge).toBeFocused();
  });
  await test.step('a box magnifies it, from its middle on; the arrow keys then move it about', async () => {
    await enlarge.press('Enter');
    await view(page).getByRole('checkbox', { name: 'Aumentar imagem' }).check();
    const first = view(page).getByRole('region', { name: 'Imagem 1 de 4' });
    const shown = first.getByRole('img');
    await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.5);
    const offCentre = () => first.evaluate((it) => Math.abs(it.scrollLeft - (it.scrollWidth - it.clientWidth) / 2));
    await expect.poll(offCentre).toBeLessThan(3);
    await first.focus();
    // For its first tenth of a second it rests in the middle, whatever is pressed.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(offCentre, { timeout: 500 }).toBeGreaterThan(3);
    }).toPass();
    await expect(view(page).getByRole('status')).toHaveText('Imagem 1 de 4');
    await expectAccessible(page);
    await view(page).getByRole('checkbox').uncheck();
    await expectWhole(page, 1);
    await page.keyboard.press('Escape');
  });
  await test.step('freight', async () => {
    expect(await alertOf(page, () => page.getByRole('button', { name: 'Calcular' }).click())).toBe(noFreight);
    await expect(page).toHaveURL(path);
  });
  await test.step('a related product', async () => {
    await page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check();
    await expect(main).toBeHidden();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('ABC 6 kg');
    await expect(page.getByRole('img', { name: /, imagem 1 de/ })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: 'Extintor PQS ABC 6 kg' })).toBeVisible();
  });
});

test('on every screen the whole of the enlarged picture is in view; a finger brings the next', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const [width, height] of [
    [320, 480],
    [360, 640],
    [844, 390],
    [768, 1024],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole('link', { name: 'Ampliar imagem' }).click();
      await expectWhole(page, 1);
      const row = await view(page).getByRole('region', { name: 'Imagem 1 de 4' }).boundingBox();
      if (!row) throw new Error('The row is not on the page');
      await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
      // As a finger does, the row is drawn past its half, and comes to rest by itself.
      await page.mouse.wheel(row.width * 0.7, 0);
      await expectWhole(page, 2);
      await expect(view(page).getByRole('status')).toHaveText('Imagem 2 de 4');
      await page.keyboard.press('Escape');
      await expect(view(page)).toBeHidden();
    });
  }
});

test("an id that the catalogue does not have gets the page 'Produto não encontrado' with status 404, whatever stands in it", async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/status of 404/);
  const response = await page.goto('/produtos/%3Cb%20a%3D%221%22%3E%C3%A7');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Produto não encontrado');
  await expect(main.getByText('<b a="1">ç', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Produto não encontrado/);
  await expectAccessible(page);
  await expect(main.getByRole('article').filter({ visible: true })).toHaveCount(4);
  await main.getByRole('link', { name: 'Ver todos os produtos' }).click();
  await expect(page).toHaveURL('/produtos');
});
