import type { Page } from '@playwright/test';
import type { ObservationSummary, ReleaseTally } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../support/test';
import { withCanary } from '../support/versions';

// Unit tests cover the texts of releases (`mfe-content/src/versions`).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const canary = '1.5.0-g0b7d4e19';

/** Views of a day that vary with the hours; some fail. */
function tally(version: string, views: number, failedViews: number): ReleaseTally {
  const slices = Array.from({ length: 24 }, (_, hour) => ({
    views: Math.round((views / 24) * (1 + Math.sin(hour / 2.3) / 2)),
    failedViews: hour > 12 ? failedViews / 12 : 0,
  }));
  return {
    remote: 'mfe_catalog',
    version,
    views,
    failedViews,
    failures: [{ phase: 'render', healed: true, count: failedViews }],
    vitals: [
      { name: 'LCP', count: 90, p75: 1480 },
      { name: 'CLS', count: 90, p75: 0.3 },
    ],
    slices,
  };
}

const reason = 'Falhou em 23 de 120 visualizações (19,2%); a versão no ar, no mesmo período, em 3 de 1.050.';

async function observe(page: Page): Promise<void> {
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    const file = withCanary(
      await response.json(),
      { url: '/unused.js', integrity: 'sha384-none', version: canary, digests: new Map() },
      10,
    );
    const published = new Date(Date.now() - 2.1 * 3_600_000).toISOString();
    Object.assign(file.microFrontends.mfe_catalog?.[1]?.metadata ?? {}, { published });
    await route.fulfill({ response, json: file });
  });
  const seen = [tally(canary, 2400, 216)];
  const verdicts = [{ remote: 'mfe_cart', version: '1.0.5-gdeadbeef', time: new Date().toISOString(), reason }];
  const places = [{ place: '/produtos/PQS-BC-20KG-40', request: 12, whatsapp: 1234, phone: 7 }];
  const contacts = [7, 30, 90].map((days) => ({ days, places }));
  const summary: ObservationSummary = { hour: seen, day: seen, verdicts, contacts };
  await page.route('**/observations', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ json: summary });
  });
}

test('the versions page shows owners, the canary’s state and rollbacks, and fits every width', {
  tag: '@journey',
}, async ({ page }) => {
  expect(await (await page.request.get('/versoes')).text()).toContain('Carregando as versões');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/versoes');
  await observe(page);
  await page.goto('/versoes');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Versões' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(['shell', ...remotes].length);
  const catalog = page.getByRole('article', { name: 'mfe-catalog' });
  await expect(catalog.getByText('Equipe Catálogo')).toBeVisible();
  const region = catalog.getByRole('region', { name: /^Canário: 1\.5\.0/ });
  await expect(region.getByText('10% dos visitantes')).toBeVisible();
  await expect(region.getByText('Publicada há 2 horas')).toBeVisible();
  await expect(region.getByRole('img', { name: /^Última hora: \d/ })).toBeVisible();
  await expect(region.getByRole('row', { name: /^Maior conteúdo/ })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('row', { name: 'PQS-BC-20KG-40 12 1.234 7' })).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});
