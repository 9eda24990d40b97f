import { badge } from '../../support/cart';
import { paperStyles } from '../../support/document';
import { dropLongTimers } from '../../support/heldBack';
import { pdfText } from '../../support/pdfText';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../support/test';

const four = '/produtos/comparar?ids=CO2-6KG,PQS-ABC-6KG,PQS-BC-6KG,CO2-10KG';

test('products chosen on cards are compared, put into the cart and removed', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Comparar Extintor CO₂ 4 kg' }).check();
  await expect(page.getByText('escolha mais um para comparar')).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Comparar Extintor CO₂ 6 kg' }).check();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL('/produtos/comparar?ids=CO2-4KG,CO2-6KG');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar extintores' })).toBeFocused();
  await expect(page.getByRole('row', { name: 'Capacidade extintora (valores diferentes) 2-B:C 5-B:C' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Adicionar ao carrinho Extintor CO₂ 6 kg' }).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Pedir orçamento Extintor CO₂ 6 kg' }).click();
  await expect(page.getByRole('dialog', { name: 'Compra Indisponível' })).toContainText('Extintor CO₂ 6 kg');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remover Extintor CO₂ 4 kg' }).click();
  await expect(page.getByText('Escolha pelo menos mais um produto.')).toBeVisible();
  await page.getByRole('link', { name: 'Escolher na lista de produtos' }).click();
  await expect(page.getByRole('checkbox', { name: 'Comparar Extintor CO₂ 6 kg' })).toBeChecked();
});

test('a product’s page leads to its comparison, where another product is added by keyboard', async ({ page }) => {
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await page.getByRole('link', { name: 'Comparar Extintor Água' }).click();
  await expect(page).toHaveURL('/produtos/comparar?ids=AP-10L');
  // A page that was reached takes the focus once it is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Adicionar à comparação').focus();
  await page.keyboard.type('Extintor Espuma');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/produtos/comparar?ids=AP-10L,EM-10L');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('unknown products are named, and four products fit into 320 and 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/produtos/comparar?ids=${'X'.repeat(3_000)}`);
  await expect(page.getByText(/^Não encontramos: X+\.$/)).toBeVisible();
  await expect(page.getByText('Escolha de dois a quatro produtos.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${four}&lugar=garagem`);
  await expect(page.getByRole('row', { name: 'Para o seu lugar: Garagem' })).toContainText('Sim: classes A, B e C');
  const area = page.getByRole('region', { name: 'Tabela de comparação' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await area.evaluate((it) => it.scrollWidth - it.clientWidth), `${width} px`).toBe(0);
    const cells = await area.locator('tbody td').evaluateAll((all) =>
      all.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
        return { width: Math.round(outer.width), isCut: inner.right > outer.right + 0.5 };
      }),
    );
    expect(new Set(cells.map(({ width }) => width)).size, `${width} px`).toBe(1);
    expect(cells.filter(({ isCut }) => isCut)).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});

test('an address without products starts the untouched page when idle, and the page says what to do', async ({
  page,
}) => {
  await dropLongTimers(page);
  await page.goto('/produtos/comparar');
  await expect(page.getByText('Escolha de dois a quatro produtos.')).toBeVisible();
});

test('four products are printed on one sheet', async ({ page }) => {
  await page.goto(four);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect
    .poll(() => page.locator('th img').evaluateAll((all) => all.every((it) => (it as HTMLImageElement).complete)))
    .toBe(true);
  await paperStyles(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const text = pdfText(pdf).replaceAll(/\s/g, '');
  for (const part of ['R$612,90', '10-B:C', 'ClassesA,BeC', 'ExtintorCO₂10kg', '9,0kg']) expect(text).toContain(part);
  expect(text).not.toContain('Remover');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the comparison needs scripts', async ({ page }) => {
    await page.goto(four);
    // Locators by text skip this element.
    await expect(page.locator('main noscript p')).toHaveText(/^A comparação precisa de JavaScript\./);
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'Escolher na lista de produtos' }).click();
    await expect(page).toHaveURL('/produtos');
  });
});
