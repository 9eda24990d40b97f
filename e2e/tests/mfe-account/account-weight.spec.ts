import type { Response } from '@playwright/test';
import { markOfFirebase, openForm } from '../../support/accountForms';
import { expect, hydrated, test } from '../../support/test';
import { signInLink, userMenu } from '../../support/userMenu';

test('a signed-out visitor loads no code of the account package on the home page, and Firebase first on the login, less than 50 KB', async ({
  page,
}) => {
  let scripts: Response[] = [];
  page.on('response', (response) => {
    if (/\/mfe-account\/[^/]+\/.+\.js$/.test(new URL(response.url()).pathname)) scripts.push(response);
  });
  /** On the network. */
  async function firebaseBytes() {
    let bytes = 0;
    for (const response of scripts) {
      if (!(await response.text()).includes(markOfFirebase)) continue;
      bytes += (await response.request().sizes()).responseBodySize;
    }
    return bytes;
  }
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  // Whoever reaches for the menu gets the menu, which is not yet a sign-in.
  await signInLink(await userMenu(page)).hover();
  await expect.poll(() => scripts.some((script) => script.url().endsWith('/UserMenu.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await firebaseBytes()).toBe(0);

  scripts = [];
  await openForm(page, '/login');
  await expect.poll(firebaseBytes).toBeGreaterThan(10_000);
  expect(await firebaseBytes()).toBeLessThan(50_000);
});
