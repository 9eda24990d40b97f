import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../chromium';

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

/** The phone that Lighthouse's mobile preset emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
} as const;

/** @param port for the DevTools protocol, where something else than Playwright uses it */
export async function startChromium(port?: number): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
  });
}
