import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledTemplate } from '../filledTemplates';
import { capitalised } from './remoteNames';

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
