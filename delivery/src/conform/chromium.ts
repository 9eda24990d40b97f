import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

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

/** Packages of Debian, and names of programs. The headless shell takes two thirds of the time. */
export const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/** `CHROMIUM_PATH`, else a program on the path, else null. @throws Error for a path without a program */
export function installedChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: ${given} does not exist`);
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = chromiumNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
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

/** @returns a line that says what is missing where there is no browser */
export async function openBrowser(): Promise<Browser | string> {
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return 'playwright-core is not installed (npm install -D playwright-core)';
  const executablePath = installedChromium();
  return playwright.chromium
    .launch({ args: [...chromiumFlags], ...(executablePath && { executablePath }) })
    .catch(({ message }: Error) => `Chromium does not start (${message.split('\n', 1)[0]})`);
}
