import type { Page } from '@playwright/test';
import { openCart } from '../support/cart';
import { expectProducts, openFilter } from '../support/catalogue';
import { expectSameDocument, markDocument } from '../support/document';
import { extinguishers, withAnyTag } from '../support/extinguishers';
import { entryOf, loadingProblems, scriptsOf, tryAgain, unavailableBox } from '../support/remotes';
import { expect, hydrated, onlyOn } from '../support/test';
import { comeBack, deploy, gone, test } from '../support/versions';

const entry = entryOf('mfe-catalog');
const pageChunk = '**/mfe-catalog/*/ProductsPage.js';

test.beforeEach(({ quietConsole }) => {
  onlyOn('desktop', 'loading is the same at every width');
  quietConsole.expect(loadingProblems);
});

/** Goes from another page to the catalogue, whose code is not there yet. */
async function goToCatalogue(page: Page): Promise<void> {
  await page.goto('/contato');
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
}

/** The catalogue is there, and works. */
async function expectWorkingCatalogue(page: Page): Promise<void> {
  await expectProducts(page, extinguishers);
  await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂' }).check();
  await expectProducts(page, withAnyTag('co2'));
  await expectSameDocument(page);
}

test.describe('an entry that', () => {
  test('cannot be fetched leaves a box in its place, which can try again', async ({ page }) => {
    await page.route(entry, (route) => route.abort());
    await goToCatalogue(page);
    await expect(page.getByRole('main').getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
    await expect(page).toHaveURL('/produtos');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await openCart(page);
    await page.keyboard.press('Escape');
    // Still broken: the box stays.
    await unavailableBox(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(unavailableBox(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página indisponível no momento');
    await expect(page).toHaveTitle(/^Página indisponível no momento/);
    await page.unroute(entry);
    await tryAgain(page);
    await expectWorkingCatalogue(page);
    await expect(page).toHaveTitle(/^Extintores/);
  });

  test('fails once is fetched again, and nobody notices', async ({ page }) => {
    await page.route(entry, (route) => route.abort(), { times: 1 });
    await goToCatalogue(page);
    await expectWorkingCatalogue(page);
    await expect(unavailableBox(page)).toHaveCount(0);
  });

  test('does not arrive is asked for once more after 6 s, and given up after 12 s', async ({
    page,
    publishVersion,
  }) => {
    await deploy(page, 'mfe-catalog', await publishVersion('mfe-catalog'));
    let requests = 0;
    await page.route(entry, () => {
      requests += 1;
    });
    await page.clock.install();
    await page.goto('/contato');
    await hydrated(page);
    await comeBack(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await page.clock.runFor(5999);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached();
    expect(requests).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => requests).toBe(2);
    await page.clock.runFor(5999);
    await expect(unavailableBox(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(unavailableBox(page)).toBeVisible();
    expect(requests).toBe(2);

    await page.clock.resume();
    await page.unroute(entry);
    await tryAgain(page);
    await expectWorkingCatalogue(page);
  });
});

test.describe('a chunk that', () => {
  test('cannot be fetched leaves a box, which can try again', { tag: '@journey' }, async ({ page }) => {
    await page.route(pageChunk, (route) => route.abort());
    await goToCatalogue(page);
    await expect(unavailableBox(page)).toBeVisible();
    await page.unroute(pageChunk);
    await tryAgain(page);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expectWorkingCatalogue(page);
  });

  test('fails once is fetched again, and nobody notices', async ({ page }) => {
    await page.route(pageChunk, (route) => route.abort(), { times: 1 });
    await goToCatalogue(page);
    await expectWorkingCatalogue(page);
    await expect(unavailableBox(page)).toHaveCount(0);
  });

  test("is another page's fault leaves the others alone", async ({ page }) => {
    await page.route('**/mfe-catalog/*/ProductPage.js', (route) => route.abort());
    await goToCatalogue(page);
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(unavailableBox(page)).toBeVisible();
    await page.goBack();
    await expectWorkingCatalogue(page);
  });
});

test.describe('the version before', () => {
  test('is the fallback for an entry that is not there', { tag: '@journey' }, async ({ page, publishVersion }) => {
    const previous = await publishVersion('mfe-catalog', (text) =>
      text.replaceAll('Quanto mais você compra', 'Versão anterior: quanto mais'),
    );
    await deploy(page, 'mfe-catalog', gone(previous), previous);
    await goToCatalogue(page);
    await expect(page.getByText(/^Versão anterior/)).toBeVisible();
    await expectWorkingCatalogue(page);
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 kg');
    await expectSameDocument(page);
  });

  test('is the fallback for a chunk that is not there, and the two do not mix', async ({ page, publishVersion }) => {
    const mark = (name: string) => (text: string) =>
      text
        .replaceAll('Quanto mais você compra', `${name}: quanto mais`)
        .replaceAll('Extintor CO₂ 4 kg', `${name} CO₂ 4 kg`);
    const current = await publishVersion('mfe-catalog', mark('Novo'));
    const previous = await publishVersion('mfe-catalog', mark('Antigo'));
    await page.route(current.url.replace('remoteEntry', 'ProductsPage'), (route) => route.abort());
    await deploy(page, 'mfe-catalog', current, previous);
    await goToCatalogue(page);
    await expect(page.getByText(/^Antigo/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Antigo CO₂ 4 kg' })).toBeVisible();
    await expect(page.getByText(/Novo/)).toHaveCount(0);
    await expectWorkingCatalogue(page);
  });
});

test('scripts of a remote that arrive late still take over the page', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptsOf('mfe-catalog'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/produtos', { waitUntil: 'commit' });
  await expectProducts(page, extinguishers);
  await openCart(page);
  await page.keyboard.press('Escape');
  release();
  await hydrated(page);
  await markDocument(page);
  await expectWorkingCatalogue(page);
});
