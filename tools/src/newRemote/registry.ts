import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledTemplate } from '../filledTemplates';
import { capitalised } from './remoteRequest';

/** Where the remotes of the site are registered, relative to the repository. */
const registryFolder = 'shared/src/contracts/registry';

/** The file that puts all registered remotes together; nobody edits it by hand. */
export const registryIndexFile = `${registryFolder}/index.ts`;

/** One remote's file in the registry. */
export interface RegisteredFile {
  /** Its name without ending, such as `catalog`. */
  readonly camel: string;
  readonly pascal: string;
  /** Whether it has pages, and so addresses. */
  readonly hasPaths: boolean;
}

/** The remotes that are registered in a checkout. */
export async function registeredFiles(checkout: string): Promise<readonly RegisteredFile[]> {
  const folder = path.join(checkout, registryFolder);
  const files = (await readdir(folder)).filter((file) => /^(?!index\.|registeredRemote\.)\w+\.ts$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const camel = path.basename(file, '.ts');
      const text = await readFile(path.join(folder, file), 'utf8');
      return { camel, pascal: capitalised(camel), hasPaths: text.includes(`export const ${camel}Paths `) };
    }),
  );
}

/** The text of that file, from the files beside it. */
export const registryIndex = async (checkout: string): Promise<string> =>
  filledTemplate('registry/index.ts.hbs', { remotes: await registeredFiles(checkout) });

/** A row of the README's table of who owns what: folder, what it owns, what it exposes. */
export const rowPattern = /^\| `(mfe-[a-z0-9-]+)` \| (.*) \| (.*) \|$/;

/**
 * The README with a row after those of the other remotes.
 *
 * @throws Error when there is no such table
 */
export function withRow(readme: string, row: string): string {
  const lines = readme.split('\n');
  const last = lines.findLastIndex((line) => rowPattern.test(line));
  if (last < 0) throw new Error('README.md has no table of who owns what');
  return lines.toSpliced(last + 1, 0, row).join('\n');
}

export const withoutRow = (readme: string, folder: string): string =>
  readme
    .split('\n')
    .filter((line) => rowPattern.exec(line)?.[1] !== folder)
    .join('\n');
