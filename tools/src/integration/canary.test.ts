import type { Release } from '@site/delivery/release';
import { getsCanary } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';

let catalog: Release;
let shell: Release;
/** Text that only the catalogue’s canary shows. */
const catalogText = 'Outra vez: quanto mais';

const world = realSiteForAll({}, async (site) => {
  catalog = await site.release('mfe-catalog', {
    edit: (text) => text.replaceAll('Quanto mais voc', 'Outra vez: quanto mais voc'),
  });
  shell = await site.release('shell', { edit: (text) => text.replaceAll('Pular para o conte', 'Salte para o conte') });
  await site.store.moveChannels('shell', {
    live: site.original.shell.version,
    canary: { version: shell.version, traffic: 30 },
  });
  await site.point('mfe-catalog', {
    live: site.original['mfe-catalog'].version,
    canary: { version: catalog.version, traffic: 10 },
  });
});

const htmlFor = async (visitor: number) =>
  (await fetch(`${world.site.url}/produtos`, { headers: { cookie: `visitor=${visitor}` } })).text();

test('each canary gets its share of the visitor numbers, and each visitor gets the same page again', async () => {
  const count = { catalog: 0, shell: 0 };
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const [first, second] = [await htmlFor(visitor), await htmlFor(visitor)];
    expect(second === first).toBe(true);
    const onCatalog = first.includes(catalog.version);
    const onShell = first.includes(shell.version);
    expect(onCatalog).toBe(getsCanary(visitor, 'mfe_catalog', 10));
    expect(onShell).toBe(getsCanary(visitor, 'shell', 30));
    expect(first.includes(catalogText)).toBe(onCatalog);
    count.catalog += Number(onCatalog);
    count.shell += Number(onShell);
  }
  expect(count).toEqual({ catalog: 10, shell: 30 });
});

// `hostings.test.ts` tests visitors of the catalogue's canary, and visitors without a canary.
test('pages of each remote hydrate with the shell’s canary, without console messages', async () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const onShellAlone = numbers.find((it) => getsCanary(it, 'shell', 30) && !getsCanary(it, 'mfe_catalog', 10));
  const { context, page, console: said } = await world.visit(onShellAlone);
  for (const address of ['/', '/contato', '/meus-pedidos', '/produtos', '/produtos/AP-10L']) {
    await page.goto(address);
    await hydrated(page);
    expect([address, (await pinsOf(page)).shell]).toEqual([address, shell.version]);
  }
  expect(said).toEqual([]);
  await context.close();
});

test('a visitor without a number gets the live releases, and a number for the next page', async () => {
  const { context, page } = await world.visit();
  await page.goto('/produtos');
  await hydrated(page);
  expect((await pinsOf(page)).mfe_catalog).toBe(world.site.original['mfe-catalog'].version);
  // The page draws a number once it knows that there is a canary.
  await page.waitForFunction(() => /visitor=/.test(document.cookie));
  const number = (await context.cookies()).find(({ name }) => name === 'visitor')?.value;
  expect(Number(number)).toBeGreaterThanOrEqual(0);
  expect(Number(number)).toBeLessThan(100);
  await context.close();
});

test('a promoted canary reaches every visitor, and nobody once another release is live again', async () => {
  const { version } = world.site.original['mfe-catalog'];
  await world.site.point('mfe-catalog', { live: catalog.version, previous: version });
  for (const visitor of [0, 25, 50, 75, 99]) expect((await htmlFor(visitor)).includes(catalogText)).toBe(true);
  await world.site.point('mfe-catalog', { live: version });
  for (const visitor of [0, 25, 50, 75, 99]) expect((await htmlFor(visitor)).includes(catalogText)).toBe(false);
});
