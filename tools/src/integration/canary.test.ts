import type { Release } from '@site/delivery/release';
import { getsCanary } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';

let shell: Release;

const world = realSiteForAll({}, async (site) => {
  shell = await site.release('shell', { edit: (text) => text.replaceAll('Pular para o conte', 'Salte para o conte') });
  await site.point('shell', {
    live: site.original.shell.version,
    canary: { version: shell.version, traffic: 30 },
  });
});

// `hostings.test.ts` tests visitors of the catalogue's canary, and visitors without a canary.
test('pages of each remote hydrate with the shell’s canary, without console messages', async () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const { context, page, console: said } = await world.visit(numbers.find((it) => getsCanary(it, 'shell', 30)));
  for (const address of ['/', '/contato', '/meus-pedidos', '/produtos', '/produtos/AP-10L']) {
    await page.goto(address);
    await hydrated(page);
    expect([address, (await pinsOf(page)).shell]).toEqual([address, shell.version]);
  }
  expect(said).toEqual([]);
  await context.close();
});
