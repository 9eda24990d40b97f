import type { Browser, Page } from '@playwright/test';
import type { BuiltPackage } from '../packages';
import type { Release } from '../release/release';
import { startChromium } from '../startChromium';
import { hydrated, newVisitor, pinsOf, type RealSite, startRealSite } from './realSite';
import { acceptingShared, bringingShared } from './sharedVersion';

/** A text of each remote, and how a visitor comes to see it. */
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

let site: RealSite;
let browser: Browser;
let newShell: Release;

beforeAll(async () => {
  [site, browser] = await Promise.all([startRealSite(), startChromium()]);
  newShell = await site.release('shell', bringingShared('1.1.0'));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const names = Object.keys(remotes) as BuiltPackage[];
const shells = ['old', 'new'] as const;
const cases = shells.flatMap((shell) => names.flatMap((name) => shells.map((remote) => ({ shell, name, remote }))));

test.each(cases)(
  'a $shell shell and a $remote $name work together',
  async ({ shell, name, remote }) => {
    const { text, other, see } = remotes[name] as (typeof remotes)[string];
    const own = site.original[name];
    const release =
      remote === 'old'
        ? own
        : await site.release(name, { edit: (content) => content.replaceAll(text, other), describe: {} });
    await site.store.moveChannels('shell', { live: shell === 'old' ? site.original.shell.version : newShell.version });
    const published = await site.point(name, { live: release.version });
    expect([...published.heldBack]).toEqual([]);
    const { context, page, console: said } = await newVisitor(browser, site.url);
    await see(page);
    await page
      .getByText(remote === 'old' ? text : other)
      .first()
      .waitFor();
    expect((await pinsOf(page)).shell).toBe(shell === 'old' ? site.original.shell.version : newShell.version);
    expect(said).toEqual([]);
    await context.close();
    await site.point(name, { live: own.version });
  },
  60_000,
);

test('a remote that needs what the live shell does not bring stays as it was, and the others go on', async () => {
  await site.point('shell', { live: site.original.shell.version });
  const demanding = await site.release('mfe-catalog', acceptingShared('^1.1.0'));
  const content = await site.release('mfe-content');
  await site.store.moveChannels('mfe-catalog', { live: demanding.version });
  const published = await site.point('mfe-content', { live: content.version });
  expect([...published.heldBack.keys()]).toEqual(['mfe-catalog']);
  expect(published.heldBack.get('mfe-catalog')).toMatch(/accepts @site\/shared \^1\.1\.0; shell .* brings 1\.0\.0/);
  const { context, page } = await newVisitor(browser, site.url);
  await open(page, '/produtos');
  expect(await pinsOf(page)).toMatchObject({ mfe_catalog: site.original['mfe-catalog'].version });
  await open(page, '/contato');
  expect(await pinsOf(page)).toMatchObject({ mfe_content: content.version });
  await context.close();

  // With a shell that brings it, it goes live by itself.
  const later = await site.point('shell', { live: newShell.version });
  expect(later.heldBack.size).toBe(0);
  const visit = await newVisitor(browser, site.url);
  await open(visit.page, '/produtos');
  expect(await pinsOf(visit.page)).toMatchObject({ mfe_catalog: demanding.version });
  expect(visit.console).toEqual([]);
  await visit.context.close();
}, 60_000);
