import { discovery, observe, summary } from '../support/observed';
import { expect, expectAccessible, hydrated, test } from '../support/test';
import { expectNoSidewaysScroll } from '../support/width';

const versions = '/versoes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page of versions says what is deployed, whose it is and how it does; axe finds nothing', {
  tag: '@journey',
}, async ({ page, request }) => {
  await observe(page);
  await page.goto(versions);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Versões' })).toBeVisible();
  const catalog = page.getByRole('article', { name: 'mfe-catalog' });
  await expect(catalog.getByText('Equipe Catálogo')).toBeVisible();
  const canary = catalog.getByRole('region', { name: /^Canário: 1\.5\.0/ });
  await expect(canary.getByText('10% dos visitantes')).toBeVisible();
  await expect(canary.getByText('Publicada há 2 horas')).toBeVisible();
  await expect(canary.getByRole('img', { name: /^Última hora: \d+ visualizações/ })).toBeVisible();
  await expect(canary.getByRole('row', { name: /^Maior conteúdo/ })).toBeVisible();
  await expect(catalog.getByRole('region', { name: /^Anterior: 1\.3\.2/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Object.keys(discovery.microFrontends).length);
  await expect(page.getByText(summary.verdicts[0]?.reason ?? '')).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(versions);
});

test('nothing of it sticks out sideways, from 320 to 1920 px', async ({ page }) => {
  await observe(page);
  await page.goto(versions);
  await expect(page.getByRole('article')).toHaveCount(5);
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('where the server keeps no observations, it says so and shows the versions', async ({ page, quietConsole }) => {
  quietConsole.expect(/404/);
  await observe(page, null);
  await page.goto(versions);
  await expect(page.getByText('Este servidor não guarda o que as páginas dos visitantes relatam')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expectAccessible(page);
});

test('its own HTML has the heading already, and the real discovery file will do', async ({ page, quietConsole }) => {
  quietConsole.expect(/404/);
  const html = await (await page.request.get(versions)).text();
  expect(html).toContain('Carregando as versões');
  await page.goto(versions);
  await expect(page.getByRole('article', { name: 'mfe-catalog' }).getByText('Equipe Catálogo')).toBeVisible();
});
