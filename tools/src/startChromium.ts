import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A Chromium of its own for what is no browser test of one site.
 *
 * @param port for the DevTools protocol, where something else than Playwright uses it
 */
export async function startChromium(port?: number): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
  });
}
