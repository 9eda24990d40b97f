import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { parseSiteConfigText } from '@site/shared/config';
import type { SiteConfigFile } from '@site/shared/contracts';
import { isProgrammingError, printable } from '@site/shared/terminal';

/** The same from `src/` and from the compiled `dist/`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export function readSiteConfig(): SiteConfigFile {
  return parseSiteConfigText(readFileSync(join(root, 'site.config.json'), 'utf8'), process.env, (line) =>
    console.warn(printable(line)),
  );
}

/** Prints one line for errors of configuration, the stack for programming errors. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(printable((error instanceof Error && !isProgrammingError(error) && error.message) || inspect(error)));
    process.exitCode = 1;
  }
}
