import type { Page } from '@playwright/test';
import { openCart } from '../support/cart';
import { expectProducts, openFilter } from '../support/catalogue';
import { expectSameDocument, markDocument } from '../support/document';
import { holdRequests } from '../support/heldBack';
import { follow } from '../support/parts';
import { entryOf, loadingProblems, scriptsOf, tryAgain, unavailableBox } from '../support/remotes';
import { expect, expectAccessible, hydrated, test, whileTimePasses } from '../support/test';

test.beforeEach(({ quietConsole }) => quietConsole.expect(loadingProblems));

/** By a link: the catalogue's code is not loaded yet. */
async function goToCatalogue(page: Page): Promise<void> {
  await page.goto('/contato');
  await hydrated(page);
  await markDocument(page);
  await follow(page, 'Produtos');
}

async function expectWorkingCatalogue(page: Page): Promise<void> {
  await expectProducts(page);
  await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
  await expectProducts(page, 'co2');
  await expectSameDocument(page);
}

test('a remote whose entry cannot be fetched is replaced by a box with a retry', { tag: '@journey' }, async ({
  page,
}) => {
  const entry = entryOf('mfe-catalog');
  await page.route(entry, (route) => route.abort());
  await goToCatalogue(page);
  await expect(unavailableBox(page)).toBeVisible();
  await expect(page).toHaveURL('/produtos');
  await openCart(page);
  await page.keyboard.press('Escape');
  // The retry fails, and the box stays.
  await unavailableBox(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(unavailableBox(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página indisponível no momento');
  await expect(page).toHaveTitle(/^Página indisponível no momento/);
  await page.unroute(entry);
  await tryAgain(page);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expectWorkingCatalogue(page);
  await expect(page).toHaveTitle(/^Extintores/);
});

test('a chunk that fails once is fetched again; a missing chunk of another page does not affect this one', async ({
  page,
}) => {
  await page.route('**/mfe-catalog/*/ProductsPage.js', (route) => route.abort(), { times: 1 });
  await page.route('**/mfe-catalog/*/ProductPage.js', (route) => route.abort());
  await goToCatalogue(page);
  await expectProducts(page);
  await expect(unavailableBox(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
  await expect(unavailableBox(page)).toBeVisible();
  await page.goBack();
  await expectWorkingCatalogue(page);
});

// Unit tests cover the deadline of 12 s (`shell/src/remotes/remoteLoaderDeadline`).
test('a remote whose scripts hang is replaced by a box with alternatives, and shown if they arrive later', async ({
  page,
}) => {
  const scripts = await holdRequests(page, scriptsOf('mfe-catalog'));
  await page.clock.install();
  await goToCatalogue(page);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached();
  const box = unavailableBox(page);
  await whileTimePasses(page, () => expect(box).toBeVisible());
  await expectAccessible(page, 'main');
  await expect(box.getByRole('link', { name: /^\(\d\d\) / })).toHaveAttribute('href', /^tel:\+55\d{10}$/);
  await expect(box.getByRole('link', { name: 'recarregue a página' })).toHaveAttribute('href', '/produtos');
  scripts.release();
  await expect(box).toHaveCount(0);
  await expectWorkingCatalogue(page);
});
