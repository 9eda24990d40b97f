import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSiteConfig, SiteConfigError } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { PortInUseError } from './portInUse';
import { SettingsError } from './settings';

/** Folder of the repository, as seen from here and from the compiled `dist/`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What somebody typed that can't be meant, or what is missing; the message is one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws SiteConfigError */
export function readSiteConfig(): SiteConfig {
  return parseSiteConfig(JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')), process.env);
}

/** Runs a program: what whoever started it can mend is one line, everything else an error with its stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = [UsageError, SiteConfigError, SettingsError, PortInUseError].some(
      (type) => error instanceof type,
    );
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
