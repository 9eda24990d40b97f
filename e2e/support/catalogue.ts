import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Products with any of the tags (spec 4, Filter panel); unit tests check them. */
async function productsWith(page: Page, tags: readonly string[]): Promise<string[]> {
  const html = await (await page.request.get('/produtos')).text();
  const products = [...html.matchAll(/data-tags="([^"]*)".*?href="\/produtos\/([^"]+)"/gs)];
  expect(products).toHaveLength(Number(/"numberOfItems":(\d+)/.exec(html)?.[1]));
  const isWanted = (own = '') => tags.length === 0 || tags.some((tag) => own.includes(`,${tag},`));
  return products.flatMap(([, own, id]) => (id && isWanted(own) ? id : []));
}

export function cards(scope: Page | Locator): Locator {
  return scope.getByRole('article').filter({ visible: true });
}

async function shownProducts(page: Page): Promise<string[]> {
  // While a page arrives, cards out of view are not laid out.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  // In one call: a locator by role for each card would be slow.
  const hrefs = await page
    .locator('main article')
    .evaluateAll((articles) =>
      articles
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0)
        .map((it) => it.querySelector(':is(h2, h3, h4) a')?.getAttribute('href') ?? ''),
    );
  return hrefs.map((href) => decodeURIComponent(href.replace('/produtos/', '')));
}

/** Waits for the products, in any order. @returns their number */
export async function expectProducts(page: Page, ...tags: readonly string[]): Promise<number> {
  const ids = await productsWith(page, tags);
  await expect.poll(async () => (await shownProducts(page)).toSorted(), { intervals: [50] }).toEqual(ids.toSorted());
  return ids.length;
}

/** Waits for the products of a place: portable ones with any of the agents. @returns their number */
export async function expectPortable(page: Page, ...agents: readonly string[]): Promise<number> {
  const portable = await productsWith(page, ['portatil']);
  const ids = (await productsWith(page, agents)).filter((id) => portable.includes(id));
  await expect.poll(() => shownProducts(page), { intervals: [50] }).toEqual(ids);
  return ids.length;
}

export function filterPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filtrar produtos' });
}

/** Each width has another button. */
export function filterButton(page: Page): Locator {
  return page.locator('summary', { hasText: /^Filtros/ }).filter({ visible: true });
}

export async function openFilter(page: Page): Promise<Locator> {
  const panel = filterPanel(page);
  if (!(await panel.isVisible())) await filterButton(page).click();
  return panel;
}
