import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, realSiteForAll } from './realSite';
import { acceptingShared, bringingShared } from './sharedVersion';

const world = realSiteForAll();

/** Opens a tab with a product in the cart and a half-written message, and leaves it open for a while. */
async function openTab(): Promise<Page> {
  const { page } = await world.visit();
  const discovered = page.waitForResponse(/frontend-discovery\.json/);
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await discovered;
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await page.getByRole('main').getByLabel('Nome').fill('Maria da Silva');
  await page.getByRole('main').getByLabel('Mensagem').fill('Preciso recarregar seis extintores');
  await page.evaluate(() => {
    (window as { mark?: true }).mark = true;
  });
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => (window as { mark?: true }).mark === true);

async function expectNothingLost(page: Page) {
  expect(await page.getByTestId('cart-badge').textContent()).toBe('1');
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('main').getByLabel('Nome').inputValue()).resolves.toBe('Maria da Silva');
  await expect(page.getByRole('main').getByLabel('Mensagem').inputValue()).resolves.toBe(
    'Preciso recarregar seis extintores',
  );
}

test('a tab keeps working after deployments that removed the files that it knew', async () => {
  const page = await openTab();
  const { version } = await world.site.release('mfe-catalog', {
    edit: (text) => text.replaceAll('Quanto mais voc', 'Outra vez: quanto mais voc'),
  });
  await world.site.point('mfe-catalog', { live: version });
  // The sixth deployment removes these files (`delivery/src/publish/prune.test.ts`).
  const known = world.site.original['mfe-catalog'].version;
  for (const folder of [world.site.site.files, world.site.site.releases]) {
    await rm(path.join(folder, 'mfe-catalog', known), { recursive: true });
  }
  expect((await fetch(`${world.site.url}/mfe-catalog/${known}/remoteEntry.js`)).status).toBe(404);
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
  await page.getByText(/^Outra vez: quanto mais/).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await expectNothingLost(page);
}, 120_000);

test('a tab whose shell is too old for the next page loads it from the server, once', async () => {
  const page = await openTab();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  for (const name of ['mfe-catalog', 'mfe-content', 'mfe-account', 'mfe-cart'] as const) {
    await world.site.store.moveChannels(name, {
      live: (await world.site.release(name, acceptingShared('^2.0.0'))).version,
    });
  }
  const { heldBack } = await world.site.point('shell', {
    live: (await world.site.release('shell', bringingShared('2.0.0'))).version,
  });
  expect([...heldBack]).toEqual([]);
  // The visitor returns to the tab.
  const read = page.waitForResponse(/frontend-discovery\.json/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await read;
  await page.getByRole('banner').getByRole('link', { name: 'Empresa' }).click();
  await page.waitForURL('**/empresa');
  // The old page stays until the next one is there.
  await page.waitForFunction(() => !(window as { mark?: true }).mark);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/empresa');
  await expectNothingLost(page);
  expect(documents).toBe(1);
}, 120_000);
