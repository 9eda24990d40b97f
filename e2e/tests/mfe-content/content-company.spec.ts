import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/test';

// Unit tests cover the times, and visitors who prefer reduced motion (`mfe-content/src/company`).

const accordion = (page: Page) => page.getByRole('region', { name: 'O que nos guia' });
const button = (page: Page, title: string) => accordion(page).locator('summary').filter({ hasText: title });

async function bringIn(element: Locator, share: number): Promise<void> {
  await element.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
  // An observer reports after the page's own observers, which were created before.
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(node);
      }),
  );
}

test('figures count once half of them is visible; differentials appear once a fifth is visible, and stay', async ({
  page,
}) => {
  await page.goto('/empresa');
  await hydrated(page);
  const counters = page.getByRole('region', { name: 'A empresa em números' });
  const values = counters.getByText(/^\d+$/);
  const cards = page.getByRole('region', { name: 'O que você leva junto com o serviço' }).getByRole('listitem');
  const first = cards.first();
  await expect(values).toHaveText(['0', '0', '0', '0']);
  await expect(first).toHaveClass(/waiting/);
  await bringIn(counters.getByRole('listitem').first(), 0.4);
  await expect(values).toHaveText(['0', '0', '0', '0']);
  await expect(values.nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await bringIn(counters.getByRole('listitem').first(), 0.6);
  await expect(values).toHaveText(['5', '513', '230', '823']);
  await expect(values.nth(1)).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await bringIn(first, 0.1);
  await expect(first).toHaveClass(/waiting/);
  await bringIn(first, 0.3);
  await expect(first).toHaveClass(/visible/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(first).toHaveClass(/visible/);
  await expect(first.getByRole('heading')).toHaveCSS('opacity', '1');
});

test('the accordion opens and closes by keyboard, and Tab moves into the open text', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/empresa');
  await hydrated(page);
  const text = page.getByText('Prazo combinado, prazo cumprido');
  await button(page, 'Valores').focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Space');
  await expect(text).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Serviços')).toBeFocused();
  await page.keyboard.press('Space');
  const links = accordion(page).getByRole('region', { name: 'Serviços' }).getByRole('link');
  await expect(links).toHaveCount(6);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/servicos#legalizacao');
});

test('one differential or service more leaves the end of its row white', { tag: '@desktop' }, async ({ page }) => {
  const regions = { '/empresa': 'O que você leva junto com o serviço', '/servicos': 'Escolha um serviço' };
  for (const [path, name] of Object.entries(regions)) {
    await page.goto(path);
    await hydrated(page);
    const cards = page.getByRole('region', { name }).getByRole('list').first();
    const end = await cards.evaluate((list) => {
      list.append(list.lastElementChild?.cloneNode(true) ?? '');
      const { right, bottom } = list.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight / 2, behavior: 'instant' });
      const under = document.elementFromPoint(right - 20, window.innerHeight / 2 - 20);
      return { isList: under === list, colour: under && getComputedStyle(under).backgroundColor };
    });
    expect(end).toEqual({ isList: true, colour: 'rgb(255, 255, 255)' });
  }
});
