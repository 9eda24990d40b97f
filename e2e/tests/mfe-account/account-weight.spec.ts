import { markOfFirebase, openForm } from '../../support/accountForms';
import { expect, hydrated, test } from '../../support/test';
import { signInLink, userMenu } from '../../support/userMenu';

test('a signed-out visitor loads no code of the account package on the home page, and Firebase first on the login, less than 50 KB', async ({
  page,
}) => {
  const scripts: string[] = [];
  let firebaseBytes = 0;
  // Read as they come: a browser keeps no answer of a page that it has left.
  page.on('response', async (response) => {
    if (!/\/mfe-account\/[^/]+\/.+\.js$/.test(new URL(response.url()).pathname)) return;
    scripts.push(response.url());
    const text = await response.text().catch(() => '');
    if (text.includes(markOfFirebase)) firebaseBytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  // Whoever reaches for the menu gets the menu, which is not yet a sign-in.
  await signInLink(await userMenu(page)).hover();
  await expect.poll(() => scripts.some((url) => url.endsWith('/UserMenu.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(firebaseBytes).toBe(0);

  await openForm(page, '/login');
  await expect.poll(() => firebaseBytes).toBeGreaterThan(10_000);
  await page.waitForLoadState('networkidle');
  expect(firebaseBytes).toBeLessThan(50_000);
});
