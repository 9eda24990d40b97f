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
  // In one go: by their roles, each of the catalogue's 21 cards takes a while.
  const hrefs = await scope
    .locator('article')
    .evaluateAll((articles) =>
      articles
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0)
        .map((it) => it.querySelector(':is(h2, h3, h4) a')?.getAttribute('href') ?? ''),
    );
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

/** Opens and closes the panel; says how many filters are chosen. Of the two, the one for this width. */
export function filterButton(page: Page): Locator {
  return page.locator('summary', { hasText: /^Filtros/ }).filter({ visible: true });
}

/** The places that say how many products are found; the style sheet says so as well, which is no text of the page. */
export async function shownCount(page: Page): Promise<string> {
  const texts = await page
    .getByRole('main')
    .locator('p[role="status"], section ~ p')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((it) => it.textContent || getComputedStyle(it, '::before').content));
  return texts.join();
}

/** Opens the filter panel where it is closed at first. */
export async function openFilter(page: Page): Promise<Locator> {
  const panel = filterPanel(page);
  if (!(await panel.isVisible())) await filterButton(page).click();
  return panel;
}

/** Looks at every frame from now on; gives the numbers of products that were in sight, each change of it. */
export async function watchProducts(page: Page): Promise<() => Promise<number[]>> {
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
