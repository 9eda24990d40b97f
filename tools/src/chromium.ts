import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { runStep } from '@site/delivery/cli';
import { aptInstall } from './debianPackages';

/** What keeps a Chromium without a network, run as root, quiet. */
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

/** The best first, wherever on the path: the first is the same browser without a window's parts, and takes two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/**
 * Path of a Chromium for the browser tests: the system's; else installed by `apt-get`, when root on a Debian; else
 * Playwright's own.
 *
 * @returns null where Playwright brings its own
 * @throws Error when none can be had
 */
export async function findChromium(log: (line: string) => void): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);
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

/**
 * A Chromium of its own for what is no browser test of one site.
 *
 * @param port for the DevTools protocol, where something else than Playwright uses it
 */
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
