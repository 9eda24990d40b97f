import type { Release } from '@site/delivery/release';
import { getsCanary } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';

let catalog: Release;
let shell: Release;
/** Text that only the catalogue’s canary shows. */
const _catalogText = 'Outra vez: quanto mais';

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

const _htmlFor = async (visitor: number) =>
  (await fetch(`${world.site.url}/produtos`, { headers: { cookie: `visitor=${visitor}` } })).text();

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
