import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The 21 extinguishers as the specification has them (spec 3, Product): what the pages are measured against. */
const portable = [
  'AP-10L',
  'CO2-4KG',
  'CO2-6KG',
  'PQS-ABC-4KG',
  'PQS-ABC-6KG',
  'PQS-ABC-8KG',
  'PQS-ABC-12KG',
  'PQS-BC-4KG',
  'PQS-BC-6KG',
  'PQS-BC-8KG',
  'PQS-BC-12KG',
  'EM-10L',
];
const wheeled = [
  'AP-75L',
  'CO2-10KG',
  'PQS-ABC-20KG',
  'PQS-ABC-30KG',
  'PQS-ABC-50KG',
  'PQS-BC-20KG-40',
  'PQS-BC-20KG-80',
  'PQS-BC-50KG',
  'EM-50L',
];

export const extinguishers: readonly string[] = [...portable, ...wheeled];

const families = { AP: 'agua', CO2: 'co2', 'PQS-ABC': 'pqs-abc', 'PQS-BC': 'pqs-bc', EM: 'espuma' };

/** The tags that follow from an id: main category, size, mobility (docs/spec-decisions.md, 2). */
function tagsOf(id: string): readonly string[] {
  const [, family = ''] = Object.entries(families).find(([prefix]) => id.startsWith(`${prefix}-`)) ?? [];
  const [size = ''] = /\d+(?:KG|L)\b/.exec(id.replace('CO2', '')) ?? [];
  return [family, size, wheeled.includes(id) ? 'sobre-rodas' : 'portatil'];
}

/** Those with any of the tags (spec 4, Filter panel). */
export function withAnyTag(...tags: readonly string[]): string[] {
  return extinguishers.filter((id) => tagsOf(id).some((tag) => tags.includes(tag)));
}

/** The cards in sight, each of one product. */
export function cards(scope: Page | Locator): Locator {
  return scope.getByRole('article').filter({ visible: true });
}

/** Ids of the products in sight, in the page's order. */
async function shownProducts(page: Page): Promise<string[]> {
  // While a page arrives, cards out of view are not laid out.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  // In one go: by their roles, each of the catalogue's 21 cards takes a while.
  const hrefs = await page
    .locator('main article')
    .evaluateAll((articles) =>
      articles
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0)
        .map((it) => it.querySelector(':is(h2, h3, h4) a')?.getAttribute('href') ?? ''),
    );
  return hrefs.map((href) => decodeURIComponent(href.replace('/produtos/', '')));
}

/** Waits until exactly these products are in sight, in whatever order. */
export async function expectProducts(page: Page, ids: readonly string[]): Promise<void> {
  await expect.poll(async () => (await shownProducts(page)).toSorted(), { intervals: [50] }).toEqual(ids.toSorted());
}

export function filterPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filtrar produtos' });
}

/** Opens and closes the panel; says how many filters are chosen. Of the two, the one for this width. */
export function filterButton(page: Page): Locator {
  return page.locator('summary', { hasText: /^Filtros/ }).filter({ visible: true });
}

/** Opens the filter panel where it is closed at first. */
export async function openFilter(page: Page): Promise<Locator> {
  const panel = filterPanel(page);
  if (!(await panel.isVisible())) await filterButton(page).click();
  return panel;
}
