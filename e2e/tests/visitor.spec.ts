import { getsCanary } from '@site/shared/contracts';
import { expect, hydrated } from '../support/test';
import { test, withCanary } from '../support/versions';

// Unit tests cover the number and its lifetime (`shell/src/remotes/visitorNumber`); without a canary `pages` finds no cookie.
test('while there is a canary a browser stores a number from 0 to 99 in a cookie, and nothing else', async ({
  page,
  context,
}) => {
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    const [live] = file.microFrontends.mfe_catalog;
    const canary = { ...live, deployment: { ...live.deployment, default: false, traffic: 10 } };
    await route.fulfill({
      response,
      json: { ...file, microFrontends: { ...file.microFrontends, mfe_catalog: [live, canary] } },
    });
  });
  await page.goto('/contato');
  await hydrated(page);
  await expect.poll(() => context.cookies()).toHaveLength(1);
  const cookies = await context.cookies();
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'visitor', path: '/', sameSite: 'Lax', value: expect.stringMatching(/^\d{1,2}$/) }),
  ]);
  await page.reload();
  await hydrated(page);
  expect(await context.cookies()).toEqual(cookies);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('visitors in the canary’s share get it for pages that they open by links; others get the live release', {
  tag: '@journey',
}, async ({ page, context, baseURL, publishVersion }) => {
  const canary = await publishVersion('mfe-catalog', (text) => text.replaceAll('Quanto mais você', 'Canário: você'));
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withCanary(await response.json(), canary, 10) });
  });
  const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
  for (const gets of [true, false]) {
    const visitor = visitors.find((it) => getsCanary(it, 'mfe_catalog', 10) === gets);
    await context.addCookies([{ name: 'visitor', value: String(visitor), url: baseURL ?? '' }]);
    await page.goto('/contato');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await expect(page.getByText(gets ? /^Canário: você/ : /^Quanto mais você/)).toBeVisible();
    // A page is always hydrated by the release that made its HTML.
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/^Quanto mais você/)).toBeVisible();
  }
});
