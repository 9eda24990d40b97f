import type { Browser } from '@playwright/test';
import type { Release } from '@site/delivery/release';
import { getsCanary } from '@site/shared/contracts';
import { startChromium } from '../chromium';
import { hydrated, newVisitor, pinsOf, type RealSite, startRealSite } from './realSite';

let site: RealSite;
let browser: Browser;
let catalog: Release;
let shell: Release;
/** Text of the catalogue's canary alone. */
const catalogText = 'Outra vez: quanto mais';

beforeAll(async () => {
  [site, browser] = await Promise.all([startRealSite(), startChromium()]);
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
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function htmlFor(visitor: number, path = '/produtos'): Promise<string> {
  return (await fetch(`${site.url}${path}`, { headers: { cookie: `visitor=${visitor}` } })).text();
}

test('of all numbers that a visitor may have each canary gets its share, and each visitor stays where they are', async () => {
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
}, 60_000);

const numberWith = (onCatalog: boolean, onShell: boolean): number =>
  Array.from({ length: 100 }, (_, number) => number).find(
    (number) => getsCanary(number, 'mfe_catalog', 10) === onCatalog && getsCanary(number, 'shell', 30) === onShell,
  ) ?? Number.NaN;

// Who gets neither: `hostings.test.ts`.
test.each([
  ['the catalogue’s', true, false],
  ['the shell’s', false, true],
])(
  'every page comes from %s and is taken over in silence',
  async (_name, onCatalog, onShell) => {
    const visitor = numberWith(onCatalog, onShell);
    const { context, page, console: said } = await newVisitor(browser, site.url, visitor);
    const expected = {
      shell: (onShell ? shell : site.original.shell).version,
      mfe_catalog: (onCatalog ? catalog : site.original['mfe-catalog']).version,
    };
    for (const path of [
      '/',
      '/empresa',
      '/servicos',
      '/contato',
      '/meus-pedidos',
      '/login',
      '/produtos',
      '/produtos/AP-10L',
    ]) {
      await page.goto(path);
      await hydrated(page);
      const { shell, mfe_catalog = expected.mfe_catalog } = await pinsOf(page);
      expect({ path, shell, mfe_catalog }).toEqual({ path, ...expected });
    }
    // What is loaded later is of the same release.
    await page.goto('/contato');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await page.getByText(onCatalog ? /^Outra vez: quanto mais/ : /^Quanto mais você compra/).waitFor();
    expect(said).toEqual([]);
    await context.close();
  },
  90_000,
);

test('whoever has no number gets the live releases, and a number for the next page', async () => {
  const { context, page } = await newVisitor(browser, site.url);
  await page.goto('/produtos');
  await hydrated(page);
  expect((await pinsOf(page)).mfe_catalog).toBe(site.original['mfe-catalog'].version);
  const number = (await context.cookies()).find(({ name }) => name === 'visitor')?.value;
  expect(Number(number)).toBeGreaterThanOrEqual(0);
  expect(Number(number)).toBeLessThan(100);
  await context.close();
}, 60_000);

test('promoted, a canary is what every visitor gets; taken back, nobody does', async () => {
  await site.point('mfe-catalog', { live: catalog.version, previous: site.original['mfe-catalog'].version });
  for (const visitor of [0, 25, 50, 75, 99]) expect((await htmlFor(visitor)).includes(catalogText)).toBe(true);
  await site.point('mfe-catalog', { live: site.original['mfe-catalog'].version });
  for (const visitor of [0, 25, 50, 75, 99]) expect((await htmlFor(visitor)).includes(catalogText)).toBe(false);
}, 60_000);
