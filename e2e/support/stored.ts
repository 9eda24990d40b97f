import type { BrowserContext, Page } from '@playwright/test';

/** Names of what the browser stores for the site. */
export async function stored(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies: (await context.cookies()).map(({ name }) => name), ...inPage };
}
