import type { Browser } from 'playwright-core';
import { chromiumFlags, installedChromium } from './chromium';

/** @returns a line that says what is missing where there is no browser */
export async function openBrowser(): Promise<Browser | string> {
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return 'playwright-core is not installed (npm install -D playwright-core)';
  const executablePath = installedChromium();
  return playwright.chromium
    .launch({ args: [...chromiumFlags], ...(executablePath && { executablePath }) })
    .catch(({ message }: Error) => `Chromium does not start (${message.split('\n', 1)[0]})`);
}
