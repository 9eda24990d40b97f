import type { Page } from '@playwright/test';
import type { ObservationSummary, ReleaseTally } from '@site/shared/contracts';
import { setDefaultFont } from '../support/largeText';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../support/test';
import { withCanary } from '../support/versions';

// Unit tests cover the texts of releases (`mfe-content/src/versions`).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const canary = '1.5.0-g0b7d4e19';

const tally: ReleaseTally = {
  remote: 'mfe_catalog',
  version: canary,
  views: 2400,
  failedViews: 216,
  failures: [{ phase: 'render', healed: true, count: 216 }],
  vitals: [{ name: 'LCP', count: 90, p75: 1480 }],
  slices: [],
};

const reason = 'Falhou em 23 de 120 visualizações (19,2%); a versão no ar, no mesmo período, em 3 de 1.050.';

async function observe(page: Page): Promise<void> {
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    const file = withCanary(
      await response.json(),
      { url: '/unused.js', integrity: 'sha384-none', version: canary, digests: new Map() },
      10,
    );
    await route.fulfill({ response, json: file });
  });
  const verdicts = [{ remote: 'mfe_cart', version: '1.0.5-gdeadbeef', time: new Date().toISOString(), reason }];
  const places = [{ place: '/produtos/PQS-BC-20KG-40', request: 12, whatsapp: 1234, phone: 7 }];
  const contacts = [7, 30, 90].map((days) => ({ days, places }));
  const summary: ObservationSummary = { hour: [tally], day: [tally], verdicts, contacts };
  await page.route('**/observations', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ json: summary });
  });
}

test('the versions page shows owners, the canary’s state and rollbacks, and fits every width and a font of 32 px', {
  tag: '@journey',
}, async ({ page }) => {
  expect(await (await page.request.get('/versoes')).text()).toContain('Carregando as versões');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/versoes');
  await observe(page);
  await page.goto('/versoes');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Versões' })).toBeVisible();
  const row = page.getByRole('row', { name: /^mfe-catalog Equipe Catálogo Canário: 1\.5\.0/ });
  await expect(row).toContainText(
    /10%.*2\.400 visualizações, 9% com falha.*216 ao desenhar, recuperada.*LCP 1\.480 ms/,
  );
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('row', { name: 'PQS-BC-20KG-40 12 1.234 7' })).toBeVisible();
  await expectAccessible(page, 'main');
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    // The table scrolls instead of breaking words.
    expect((await page.getByRole('columnheader', { name: 'Visitantes' }).boundingBox())?.height).toBeLessThan(50);
    expect((await row.getByText('mfe-catalog', { exact: true }).boundingBox())?.height).toBeLessThan(30);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await setDefaultFont(page, 32);
  await expectNoSidewaysScroll(page);
});
