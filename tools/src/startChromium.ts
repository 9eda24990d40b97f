import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium';

/**
 * A Chromium of its own for what is no browser test of one site.
 *
 * @param port for the DevTools protocol, where something else than Playwright uses it
 */
export async function startChromium(port?: number): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}
