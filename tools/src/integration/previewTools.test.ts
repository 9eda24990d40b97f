import type { Page } from '@playwright/test';
import type { Release } from '@site/delivery/release';
import { keptReleasesFile } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Remotos desta página' });
const badge = (page: Page) => page.getByRole('button', { name: /neste navegador/ });
const heading = (page: Page, name: string) => page.locator('main h1', { hasText: name });

/** Files that only previews fetch. */
const ofPreviews = ['/preview.js', keptReleasesFile];

/** Records the addresses that a page requests from now on. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

describe('a preview', () => {
  /** A release that is in no channel. */
  let before: Release;
  let live: Release;

  const world = realSiteForAll({ preview: true }, async (site) => {
    before = site.original['mfe-catalog'];
    live = await site.release('mfe-catalog', {
      edit: (text) => text.replaceAll(/Extintores de inc(ê|\\u00EA)ndio/g, 'Extintores de agora'),
    });
    await site.point('mfe-catalog', { live: live.version });
  });

  test('offers a release that is in no channel, as long as its files exist', async () => {
    const { page, context } = await world.visit();
    const asked = requestsOf(page);
    await page.goto('/produtos?remotes');
    await heading(page, 'Extintores de agora').waitFor({ state: 'attached' });
    await panel(page)
      .getByLabel('Usar em mfe-catalog')
      .selectOption({ label: `Sem canal: ${before.version}` });
    expect(ofPreviews.filter((it) => !asked.some((url) => url.endsWith(it)))).toEqual([]);
    await panel(page).getByRole('button', { name: 'Aplicar e recarregar' }).click();
    await heading(page, 'Extintores de incêndio').waitFor();
    expect((await pinsOf(page)).mfe_catalog).toBe(live.version);
    await badge(page).click();
    const item = panel(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'mfe-catalog', exact: true }) });
    await item.locator('code', { hasText: before.version }).waitFor();
    await context.close();
  });

  test('accepts this release in the page’s address too, and only with its digest', async () => {
    const { page, context, console: said } = await world.visit();
    await page.goto(`/produtos?remote=mfe_catalog@${before.version}`);
    await heading(page, 'Extintores de incêndio').waitFor();
    await page.route(`**${keptReleasesFile}`, async (route) => {
      const response = await route.fetch();
      const { integrity } = (await response.json()).mfe_catalog.find(
        ({ version }: Release) => version === live.version,
      );
      const digest = /"sha384-[^"]+"/g;
      await route.fulfill({ response, body: (await response.text()).replace(digest, `"${integrity}"`) });
    });
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-boundary="mfe_catalog/ProductsPage"]') !== null);
    await expectSoon(() => said.some((line) => line.includes("Failed to find a valid digest in the 'integrity'")));
    expect(await heading(page, 'Extintores de incêndio').count()).toBe(0);
    await context.close();
  });
});

describe('a site for visitors', () => {
  const world = realSiteForAll({ preview: false });

  test('has no tools of previews, and requests none of their files', async () => {
    const { page, console: said } = await world.visit();
    const asked = requestsOf(page);
    const local = 'http://localhost:9/remoteEntry.js';
    await page.addInitScript((url) => localStorage.setItem('previewRemotes', `{"mfe_catalog":"${url}"}`), local);
    await page.goto(`/produtos?remote=mfe_catalog@${local}&remotes&fronteiras`);
    await hydrated(page);
    await page.keyboard.press('Shift+F8');
    // An idle page has fetched all deferred files.
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await page.getByTestId('cart-badge').waitFor();
    expect(await panel(page).count()).toBe(0);
    expect(await badge(page).count()).toBe(0);
    expect(await page.getByText(/^mfe-catalog \d/).count()).toBe(0);
    expect(await page.getByText(/^Preview backend/).count()).toBe(0);
    expect(asked.filter((url) => [...ofPreviews, local].some((it) => url.endsWith(it)))).toEqual([]);
    expect(asked.some((url) => url.endsWith(`/${world.site.original['mfe-catalog'].version}/remoteEntry.js`))).toBe(
      true,
    );
    expect(said).toEqual([]);
  });
});

/** Waits (a minute at most) until something holds. */
async function expectSoon(holds: () => boolean) {
  const deadline = Date.now() + 60_000;
  while (!holds() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
}
