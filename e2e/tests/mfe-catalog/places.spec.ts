import type { Page } from '@playwright/test';
import { cards, expectPortable, expectProducts, filterPanel } from '../../support/catalogue';
import { numberOfProducts } from '../../support/products';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../support/test';

const place = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place shows the products for its fire classes, by its link and by its address', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/produtos');
    await place(page, 'Quadro elétrico').click();
    await expect(page).toHaveURL('/produtos#quadro-eletrico');
    await expectPortable(page, 'co2', 'pqs-bc');
    await expect(page.getByText(`${numberOfProducts()} produtos`)).toBeHidden();
    await expect(place(page, 'Quadro elétrico')).toHaveText(/^Quadro elétrico · CO₂ ou pó BC · \d+ produtos$/);
    await page.getByText('Ver também sobre rodas').click();
    await expectProducts(page, 'co2', 'pqs-bc');
    await page.getByText('Ver também sobre rodas').click();
    await filterPanel(page).getByRole('checkbox', { name: 'Água', exact: true }).check();
    await expectProducts(page, 'co2', 'pqs-bc', 'agua');
    await filterPanel(page).getByRole('checkbox', { name: 'Água', exact: true }).uncheck();
    await expectPortable(page, 'co2', 'pqs-bc');
    await page.getByRole('link', { name: 'Trocar lugar' }).click();
    await expectProducts(page);

    await page.goto('/produtos#deposito');
    await expectPortable(page, 'agua', 'pqs-abc');
  });
});

test('a link to a place ticks its categories; Back, another tab and another filter leave it', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await place(page, 'Sala de máquinas').click();
  await expect(page).toHaveURL('/produtos#sala-de-maquinas');
  await expectPortable(page, 'co2', 'pqs-bc');
  await expect(place(page, 'Sala de máquinas')).toHaveAttribute('aria-current', 'true');
  await expect(place(page, 'Sala de máquinas')).toBeInViewport({ ratio: 1 });
  await expect(cards(page.getByRole('main')).first()).toBeInViewport({ ratio: 0.9 });
  await page.getByText('Ver também sobre rodas').click();
  await expectProducts(page, 'co2', 'pqs-bc');
  for (const name of ['CO₂', 'PQS BC']) {
    await expect(filterPanel(page).getByRole('checkbox', { name })).toBeChecked();
  }
  await expectAccessible(page, 'main');

  const other = await context.newPage();
  await other.goto(page.url());
  await expectPortable(other, 'co2', 'pqs-bc');
  await other.close();

  await filterPanel(page).getByRole('checkbox', { name: 'CO₂', exact: true }).uncheck();
  await expect(page).toHaveURL('/produtos?filtro=pqs-bc');
  await expectProducts(page, 'pqs-bc');
  await page.goBack();
  await expect(place(page, 'Sala de máquinas')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expectProducts(page);
});

test('places fit into 320 px, and the page explains the selected one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/produtos#garagem');
  await expectPortable(page, 'pqs-abc');
  await expect(page.getByText('estofado, combustível')).toBeVisible();
  await expect(page.getByText('papelão, madeira')).toBeHidden();
  await expectNoSidewaysScroll(page);
});
