import { spawnSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { chromiumFlags, chromiumNames, installedChromium } from '@site/delivery/chromium';
import { runStep } from '@site/delivery/cli';
import { aptInstall } from './debianPackages';

export { chromiumFlags };

/** The system's, else one installed with `apt-get` (root on Debian), else Playwright's own (null). @throws Error */
export async function findChromium(log: (line: string) => void): Promise<string | null> {
  const found = installedChromium();
  if (found) return found;
  const isThere = (name: string) => spawnSync('apt-cache', ['show', name]).status === 0;
  const packages = () => [isThere(chromiumNames[0]) ? chromiumNames[0] : chromiumNames[1], 'fonts-liberation'];
  if (await aptInstall('Chromium', packages, log)) return installedChromium();
  log("Installing Playwright's Chromium …");
  await runStep('npx', ['playwright', 'install', 'chromium']);
  return null;
}

/** Outside Playwright's test runner. @param port of the DevTools protocol @param language of the browser itself, such as `pt-BR` */
export async function startChromium(port?: number, language = 'en-US'): Promise<Browser> {
  const [executablePath, { chromium }] = await Promise.all([findChromium(console.log), import('@playwright/test')]);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, `--lang=${language}`, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}
