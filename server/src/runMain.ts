import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSiteConfig } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { isProgrammingError } from '@site/shared/terminal';

/** Folder of the repository, as seen from here and from the compiled `dist/`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @throws SiteConfigError */
export function readSiteConfig(): SiteConfig {
  return parseSiteConfig(JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')), process.env);
}

/** Runs a program: what whoever started it can mend is one line, everything else an error with its stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error((error instanceof Error && !isProgrammingError(error) && error.message) || error);
    process.exitCode = 1;
  }
}
