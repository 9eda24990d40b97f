import type { Page } from '@playwright/test';

/** Does something that must raise an alert, and gives the alert's text. */
export async function alertOf(page: Page, action: () => Promise<unknown>): Promise<string> {
  const shown = page.waitForEvent('dialog');
  const done = action();
  const dialog = await shown;
  const text = dialog.message();
  await dialog.accept();
  await done;
  return text;
}
