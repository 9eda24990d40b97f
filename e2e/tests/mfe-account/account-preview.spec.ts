import { expect, expectAccessible, hydrated, test } from '../../support/test';

const running = 'Preview backend running in this workspace.';
const disconnected = 'Preview backend disconnected.';
/** ms between two checks. */
const interval = 15_000;

// Unit tests cover requests to other origins than the server (`shell/src/preview/isBackendRunning`).
test('the preview badge shows whether the backend runs, and covers no control', async ({ page, quietConsole }) => {
  quietConsole.expect(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page);
  await expect(page.getByText(running, { exact: true })).toBeVisible();
  for (const control of await page.getByRole('main').locator('a, button, input').filter({ visible: true }).all()) {
    await control.click({ trial: true });
  }
  await page.route('**/healthz', (route) => route.abort('connectionrefused'));
  await page.clock.fastForward(interval);
  await expect(page.getByText(disconnected, { exact: true })).toBeVisible();
  await expect(page.getByText(running)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/healthz');
  await page.clock.fastForward(interval);
  await expect(page.getByText(running)).toBeVisible();
});
