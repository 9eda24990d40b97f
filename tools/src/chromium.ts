import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { runStep } from '@site/delivery/cli';
import { aptInstall } from './debianPackages';

/** Root needs some; others stop Chromium's own network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** The headless shell takes two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/** The system's, else one installed with `apt-get` (root on Debian), else Playwright's own (null). @throws Error */
export async function findChromium(log: (line: string) => void): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: ${given} does not exist`);
    return given;
  }
  const found = onPath();
  if (found) return found;
  const isThere = (name: string) => spawnSync('apt-cache', ['show', name]).status === 0;
  const packages = () => [isThere(names[0]) ? names[0] : names[1], 'fonts-liberation'];
  if (await aptInstall('Chromium', packages, log)) return onPath();
  log("Installing Playwright's Chromium …");
  await runStep('npx', ['playwright', 'install', 'chromium']);
  return null;
}

/** Outside Playwright's test runner. @param port of the DevTools protocol */
export async function startChromium(port?: number): Promise<Browser> {
  const [executablePath, { chromium }] = await Promise.all([findChromium(console.log), import('@playwright/test')]);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}

function onPath(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
