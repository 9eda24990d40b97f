import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Release } from '@site/delivery/release';
import type { BuiltPackage } from '@site/delivery/repository';
import { type Discovery, federationName, folderName, getsCanary } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';
import { acceptingShared, bringingShared } from './sharedVersion';

/** A text of each remote, and the steps by which a visitor sees it. */
const remotes: Readonly<Record<string, { text: string; other: string; see: (page: Page) => Promise<void> }>> = {
  'mfe-catalog': {
    text: 'Quanto mais voc',
    other: 'Outra vez: quanto mais voc',
    see: (page) => open(page, '/produtos'),
  },
  'mfe-content': { text: 'Marque uma visita', other: 'Venha nos visitar', see: (page) => open(page, '/contato') },
  'mfe-account': { text: 'Cadastre-se', other: 'Inscreva-se agora', see: (page) => open(page, '/login') },
  'mfe-cart': {
    text: 'Seu carrinho est',
    other: 'Aqui seu carrinho est',
    see: async (page) => {
      await open(page, '/contato');
      await page.getByRole('banner').getByRole('button', { name: 'Abrir carrinho' }).click();
    },
  },
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const names = Object.keys(remotes) as BuiltPackage[];
/** With either shell there are pages with remotes of both versions. */
const renewed: readonly BuiltPackage[] = ['mfe-catalog', 'mfe-account'];
const canaryShare = 50;
const visitorOf = (canary: boolean) =>
  Array.from({ length: 100 }, (_, number) => number).find(
    (number) => getsCanary(number, 'shell', canaryShare) === canary,
  );

let newShell: Release;
const newRemotes: Partial<Record<BuiltPackage, Release>> = {};

/** Tab that was opened before the deployment. */
let openedBefore: Page;

const world = realSiteForAll();

beforeAll(async () => {
  const { site } = world;
  openedBefore = await openTab();
  newShell = await site.release('shell', bringingShared('1.9.0'));
  for (const name of renewed) {
    const { text, other } = remotes[name] as (typeof remotes)[string];
    const release = await site.release(name, { edit: (content) => content.replaceAll(text, other) });
    newRemotes[name] = release;
    await site.store.moveChannels(name, { live: release.version });
  }
  const { heldBack } = await site.point('shell', {
    live: site.original.shell.version,
    canary: { version: newShell.version, traffic: canaryShare },
  });
  expect([...heldBack]).toEqual([]);
}, 300_000);

const versionOf = (name: BuiltPackage) => (newRemotes[name] ?? world.site.original[name]).version;

/** Pins of a page, which has none for remotes that it does not render. */
const byFolder = (pins: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pins).map(([name, version]) => [folderName(name), version]));

// `hostings.test.ts` tests visitors of the catalogue's canary.
test.each([
  ['live', false],
  ['a canary', true],
])('the shell that is %s works with old and new remotes, without console messages', async (_channel, isCanary) => {
  const shell = (isCanary ? newShell : world.site.original.shell).version;
  const { context, page, console: messages } = await world.visit(visitorOf(isCanary));
  for (const name of names) {
    const { text, other, see } = remotes[name] as (typeof remotes)[string];
    await see(page);
    await page
      .getByText(renewed.includes(name) ? other : text)
      .first()
      .waitFor();
    const pins = await pinsOf(page);
    expect({ [name]: versionOf(name), ...byFolder(pins) }).toMatchObject({ shell, [name]: versionOf(name) });
  }
  expect(messages).toEqual([]);
  await context.close();
});

test('the discovery file names the deployed releases', async () => {
  const discovery: Discovery = await (await fetch(`${world.site.url}/frontend-discovery.json`)).json();
  for (const name of names)
    expect(discovery.microFrontends[federationName(name)]?.[0]?.metadata.version).toBe(versionOf(name));
});

/** Opens a tab with a product in the cart and a half-written message, and leaves it open for a while. */
async function openTab(): Promise<Page> {
  const { page } = await world.visit(visitorOf(false));
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
  const page = openedBefore;
  // The sixth deployment removes these files (`delivery/src/publish/prune.test.ts`).
  const before = world.site.original['mfe-catalog'].version;
  for (const folder of [world.site.site.files, world.site.site.releases])
    await rm(path.join(folder, 'mfe-catalog', before), { recursive: true });
  expect((await fetch(`${world.site.url}/mfe-catalog/${before}/remoteEntry.js`)).status).toBe(404);
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
  await page.getByText(/^Outra vez: quanto mais/).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await expectNothingLost(page);
});

test('a tab whose shell is too old for the next page loads it from the server, once', async () => {
  const page = await openTab();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  for (const name of names) {
    const { version } = await world.site.release(name, acceptingShared('^2.0.0'));
    await world.site.store.moveChannels(name, { live: version });
  }
  const { version } = await world.site.release('shell', bringingShared('2.0.0'));
  const { heldBack } = await world.site.point('shell', { live: version });
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
});
