import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The cards in sight, each of one product. */
export function cards(scope: Page | Locator): Locator {
  return scope.getByRole('article').filter({ visible: true });
}

/** Ids of the products in sight, in the page's order. */
export async function shownProducts(scope: Page | Locator): Promise<string[]> {
  // While a page arrives, cards out of view are not laid out.
  await expect(('goto' in scope ? scope : scope.page()).locator('html[data-arriving]')).toHaveCount(0);
  const links = cards(scope).getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  return hrefs.map((href) => decodeURIComponent(href.replace('/produtos/', '')));
}

const quickly = { intervals: [50] };

/** Waits until exactly these products are in sight, in whatever order. */
export async function expectProducts(page: Page, ids: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect.poll(async () => (await shownProducts(main)).toSorted(), quickly).toEqual(ids.toSorted());
}

export function filterPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filtrar produtos' });
}

/** Opens and closes the panel; says how many filters are chosen. */
export function filterButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Filtros/ });
}

/** Opens the filter panel where it is closed at first. */
export async function openFilter(page: Page): Promise<Locator> {
  const panel = filterPanel(page);
  if (!(await panel.isVisible())) await filterButton(page).click();
  return panel;
}
