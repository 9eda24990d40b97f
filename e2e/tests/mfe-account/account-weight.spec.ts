import { openForm } from '../../support/accountForms';
import { weighAccountPackage } from '../../support/firebaseClient';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { signInLink, userMenu } from '../../support/userMenu';

test.beforeEach(() => onlyOn('desktop', 'the same at every width'));

test('a signed-out visitor loads no code of the account package on the home page', async ({ page }) => {
  const loaded = weighAccountPackage(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.files.filter((file) => file.endsWith('.js'))).toEqual([]);

  // Whoever reaches for the menu gets the menu, which is not yet a sign-in.
  await signInLink(await userMenu(page)).hover();
  await expect.poll(() => loaded.files).toContain('UserMenu.js');
  await page.waitForLoadState('networkidle');
  expect(await loaded.firebaseBytes()).toBe(0);
});

test('the login loads Firebase, less than 50 KB of it', async ({ page }) => {
  const loaded = weighAccountPackage(page);
  await openForm(page, '/login');
  await expect.poll(() => loaded.firebaseBytes()).toBeGreaterThan(10_000);
  const bytes = await loaded.firebaseBytes();
  test.info().annotations.push({ type: 'bytes of Firebase on /login', description: String(bytes) });
  expect(bytes).toBeLessThan(50_000);
});
