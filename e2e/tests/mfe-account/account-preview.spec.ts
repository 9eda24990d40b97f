import { everyCall } from '../../support/accountForms';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';

const running = 'Preview backend running in this workspace.';
const disconnected = 'Preview backend disconnected.';
/** ms between two checks. */
const interval = 15_000;

test('the preview badge says that server and sign-in service answer', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText(running, { exact: true })).toBeVisible();
  await expect(page.getByText(disconnected)).toHaveCount(0);
});

for (const [name, address] of [
  ["the site's server", () => '**/healthz'],
  ['the sign-in service', everyCall],
] as const) {
  test(`the preview badge says when ${name} goes away, and when it is back`, async ({ page, quietConsole }) => {
    onlyOn('desktop', 'the same at every width');
    quietConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.clock.install();
    await page.goto('/login');
    await hydrated(page);
    await expect(page.getByText(running)).toBeVisible();
    await page.route(address(), (route) => route.abort('connectionrefused'));
    await page.clock.fastForward(interval);
    await expect(page.getByText(disconnected, { exact: true })).toBeVisible();
    await expect(page.getByText(running)).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(address());
    await page.clock.fastForward(interval);
    await expect(page.getByText(running)).toBeVisible();
  });
}

test('the preview badge hides nothing that a visitor uses', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const badge = page.getByText(running);
  await expect(badge).toBeVisible();
  for (const control of await page.getByRole('main').locator('a, button, input').filter({ visible: true }).all()) {
    await control.click({ trial: true });
  }
});
