import type { Page } from '@playwright/test';
import { badge, storedCart } from '../../support/cart';
import { everyScript, openHeldBack, shellScript } from '../../support/heldBack';
import { alertOf, expect, expectAccessible, hydrated, test } from '../../support/test';

// Unit tests cover a page's texts, related products and unknown products (`mfe-catalog/src/detail`).

const path = '/produtos/PQS-ABC-6KG';
const noFreight = 'Não é possível calcular o frete, pois a compra de produtos está indisponível no momento.';

const view = (page: Page) => page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' });

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

  test('pictures change and open in full, a note replaces freight, and buying leads to a quote request', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await test.step('freight', async () => {
      await page.getByLabel('CEP').fill('22770-000');
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

test('a picture chosen before the scripts load stays chosen, and other large pictures are not fetched', async ({
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
  await page.waitForLoadState('networkidle');
  const isLarge = /-(?:360|540|800|1152)\.avif$/;
  expect(fetched.filter((url) => isLarge.test(url) && /-(?:perspectiva|rotulo)\./.test(url))).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName('Extintor PQS ABC 6 kg, imagem 4 de 4');
});

test('the first responder handles enlarged view, freight and cart, and React adopts the open view', async ({
  page,
}) => {
  const scripts = await openHeldBack(page, path, shellScript);
  const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
  await enlarge.click();
  const viewer = view(page);
  await expectWhole(page, 1);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check();
  await enlarge.click();
  await expectWhole(page, 3);
  await viewer.getByRole('button', { name: 'Imagem anterior' }).click();
  await expectWhole(page, 2);
  await page.keyboard.press('Escape');
  const calculate = () => page.getByRole('button', { name: 'Calcular' }).click();
  expect(await alertOf(page, calculate)).toBe('Digite o CEP para calcular o frete.');
  await page.getByLabel('CEP').fill('22770-000');
  expect(await alertOf(page, calculate)).toBe(noFreight);
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
  expect(await storedCart(page)).toHaveLength(1);
});

test('mouse and enlarged view magnify pictures, freight shows its message, a related product its own pictures', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const enlarge = page.getByRole('link', { name: 'Ampliar imagem' });
  const main = page.getByRole('img', { name: /^Extintor PQS ABC 6 kg, imagem 1 de/ });
  const small = await main.boundingBox();
  await test.step('the mouse magnifies the picture where it points', async () => {
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
  await test.step('Enter opens the enlarged view, arrow keys change the picture, Escape returns the focus', async () => {
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
  await test.step('a box magnifies the picture around its centre, and arrow keys scroll it', async () => {
    await enlarge.press('Enter');
    await view(page).getByRole('checkbox', { name: 'Aumentar imagem', exact: true }).check();
    const first = view(page).getByRole('region', { name: 'Imagem 1 de 4' });
    const shown = first.getByRole('img');
    await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.5);
    const offCentre = () => first.evaluate((it) => Math.abs(it.scrollLeft - (it.scrollWidth - it.clientWidth) / 2));
    await expect.poll(offCentre).toBeLessThan(3);
    await first.focus();
    // During its first 100 ms the picture returns to the centre.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(offCentre, { timeout: 500 }).toBeGreaterThan(3);
    }).toPass();
    await expect(view(page).getByRole('status')).toHaveText('Imagem 1 de 4');
    await expectAccessible(page, 'dialog[open]');
    await view(page).getByRole('checkbox').uncheck();
    await expectWhole(page, 1);
    await page.keyboard.press('Escape');
  });
  await test.step('freight', async () => {
    await page.getByLabel('CEP').fill('22770-000');
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

test('the enlarged picture fits into every screen, and a swipe shows the next', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const [width, height] of [
    [320, 480],
    [844, 390],
    [768, 1024],
    [1920, 1080],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole('link', { name: 'Ampliar imagem' }).click();
      await expectWhole(page, 1);
      const row = await view(page).getByRole('region', { name: 'Imagem 1 de 4' }).boundingBox();
      if (!row) throw new Error('The row is not on the page');
      await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
      // Like a swipe, the wheel moves the row past its half, from where it snaps to the next picture.
      await page.mouse.wheel(row.width * 0.7, 0);
      await expectWhole(page, 2);
      await expect(view(page).getByRole('status')).toHaveText('Imagem 2 de 4');
      await page.keyboard.press('Escape');
      await expect(view(page)).toBeHidden();
    });
  }
});
