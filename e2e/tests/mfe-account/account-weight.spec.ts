import { markOfFirebase, openForm } from '../../support/accountForms';
import { expect, hydrated, test } from '../../support/test';
import { signInLink, userMenu } from '../../support/userMenu';

test('a signed-out visitor loads no account code on the home page; the sign-in page loads under 50 KB of Firebase', async ({
  page,
}) => {
  const scripts: string[] = [];
  let firebaseBytes = 0;
  // Bodies are read at once: the browser keeps none after leaving the page.
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

  // Hovering over the menu loads the menu's code, but not the provider's.
  await signInLink(await userMenu(page)).hover();
  await expect.poll(() => scripts.some((url) => url.endsWith('/UserMenu.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(firebaseBytes).toBe(0);

  await openForm(page, '/login');
  await expect.poll(() => firebaseBytes).toBeGreaterThan(10_000);
  await page.waitForLoadState('networkidle');
  expect(firebaseBytes).toBeLessThan(50_000);
});
