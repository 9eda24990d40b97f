import type { Page } from '@playwright/test';
import { type Discovery, getsCanary } from '@site/shared/contracts';
import { expect, hydrated, onlyOn } from '../support/test';
import { test, type Version } from '../support/versions';

test.beforeEach(() => onlyOn('desktop', 'the same at every width'));

test('a browser keeps a number from 0 to 99 in a cookie, and nothing else of it', async ({ page, context }) => {
  await page.goto('/contato');
  await hydrated(page);
  const cookies = await context.cookies();
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'visitor', path: '/', sameSite: 'Lax', value: expect.stringMatching(/^\d{1,2}$/) }),
  ]);
  const aYear = 365 * 24 * 60 * 60;
  expect(Math.abs((cookies[0]?.expires ?? 0) - Date.now() / 1000 - aYear)).toBeLessThan(60);
  await page.goto('/produtos');
  await hydrated(page);
  expect((await context.cookies())[0]?.value).toBe(cookies[0]?.value);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

/** Deploys a canary of the catalogue, for the pages that are opened from now on. */
async function deployCanary(page: Page, { url, version, integrity }: Version, traffic: number): Promise<void> {
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    const file: Discovery = await response.json();
    const [live] = file.microFrontends.mfe_catalog ?? [];
    if (!live) throw new Error('The catalogue is not deployed');
    const canary = { ...live, url, metadata: { version, integrity }, deployment: { traffic, default: false } };
    const microFrontends = { ...file.microFrontends, mfe_catalog: [live, canary] };
    await route.fulfill({ response, json: { ...file, microFrontends } });
  });
}

test('a canary is for the visitors in its share: what they come by later is the canary’s', { tag: '@journey' }, async ({
  page,
  context,
  baseURL,
  publishVersion,
}) => {
  const canary = await publishVersion('mfe-catalog', (text) => text.replaceAll('Quanto mais você', 'Canário: você'));
  await deployCanary(page, canary, 10);
  const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
  for (const gets of [true, false]) {
    const visitor = visitors.find((it) => getsCanary(it, 'mfe_catalog', 10) === gets);
    await context.addCookies([{ name: 'visitor', value: String(visitor), url: baseURL ?? '' }]);
    await page.goto('/contato');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await expect(page.getByText(gets ? /^Canário: você/ : /^Quanto mais você/)).toBeVisible();
    // A page of which another version made the HTML is taken over by that one.
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/^Quanto mais você/)).toBeVisible();
  }
});
