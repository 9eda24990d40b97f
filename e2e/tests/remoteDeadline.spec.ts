import type { Page } from '@playwright/test';
import { expectProducts } from '../support/catalogue';
import { extinguishers } from '../support/extinguishers';
import { loadingProblems, scriptsOf, unavailableBox } from '../support/remotes';
import { siteConfig } from '../support/siteConfig';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../support/test';

test.beforeEach(({ quietConsole }) => {
  onlyOn('desktop', 'time is the same at every width');
  quietConsole.expect(loadingProblems);
});

/** Goes to the catalogue, none of whose scripts are answered before `answer`. */
async function goToSilentCatalogue(page: Page) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(scriptsOf('mfe-catalog'), async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/contato');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(scriptsOf('mfe-catalog'));
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
  await asked;
  return () => answer();
}

test('a visitor who has waited for long enough can have the page from the server, or call', async ({ page }) => {
  await goToSilentCatalogue(page);
  const box = unavailableBox(page);
  await page.clock.runFor(12_000);
  await expect(box).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  const { phone } = siteConfig.contact;
  await expect(box.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+55${phone.replace(/\D/g, '')}`);
  await box.getByRole('link', { name: 'recarregue a página' }).click();
  // Its scripts still hang.
  await expect(page.getByRole('link', { name: 'Extintor CO₂ 4 kg' })).toBeVisible();
});

test('a visitor waits 12 s at most for a remote whose scripts hang, and sees it should they come later', async ({
  page,
}) => {
  const answer = await goToSilentCatalogue(page);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached();
  await expect(unavailableBox(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(unavailableBox(page)).toBeVisible();
  await page.clock.resume();
  answer();
  await expectProducts(page, extinguishers);
  await expect(unavailableBox(page)).toHaveCount(0);
});
