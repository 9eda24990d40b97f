import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledTemplate } from '../filledTemplates';
import { capitalised } from './remoteRequest';

const registryFolder = 'shared/src/contracts/registry';

export const registryIndexFile = `${registryFolder}/index.ts`;

export interface RegisteredFile {
  readonly camel: string;
  readonly pascal: string;
  readonly hasPaths: boolean;
  readonly hasNames: boolean;
}

export async function registeredFiles(checkout: string): Promise<readonly RegisteredFile[]> {
  const folder = path.join(checkout, registryFolder);
  const files = (await readdir(folder)).filter((file) => /^(?!index\.|registeredRemote\.)\w+\.ts$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const camel = path.basename(file, '.ts');
      const text = await readFile(path.join(folder, file), 'utf8');
      return {
        camel,
        pascal: capitalised(camel),
        hasPaths: text.includes(`export const ${camel}Paths `),
        hasNames: text.includes(`export const ${camel}Names:`),
      };
    }),
  );
}

export async function registryIndex(checkout: string): Promise<string> {
  const remotes = await registeredFiles(checkout);
  // The linter sorts imports.
  const isBefore = ({ camel }: RegisteredFile) => camel < 'registeredRemote';
  const [before, after] = [remotes.filter(isBefore), remotes.filter((it) => !isBefore(it))];
  return filledTemplate('registry/index.ts.hbs', { remotes, before, after });
}

export const ownersFile = '.github/CODEOWNERS';

export async function codeOwners(checkout: string): Promise<string> {
  const owned = (await registeredFiles(checkout))
    .map(({ camel }) => ({
      camel,
      folder: `mfe-${camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    }))
    .filter(({ folder }) => existsSync(path.join(checkout, folder, 'package.json')))
    .map(async (remote) => {
      const { author } = JSON.parse(await readFile(path.join(checkout, remote.folder, 'package.json'), 'utf8'));
      return { ...remote, team: teamName(String(author)) };
    });
  return filledTemplate('registry/CODEOWNERS.hbs', { owned: await Promise.all(owned) });
}

/** `Equipe Catálogo` becomes `equipe-catalogo`. */
const teamName = (author: string) =>
  author
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

export const rowPattern = /^\| `(mfe-[a-z0-9-]+)` \| (.*) \| (.*) \|$/;

export function withRow(readme: string, row: string): string {
  const lines = readme.split('\n');
  const last = lines.findLastIndex((line) => rowPattern.test(line));
  if (last < 0) throw new Error('README.md has no table of owners');
  return lines.toSpliced(last + 1, 0, row).join('\n');
}

export const withoutRow = (readme: string, folder: string): string =>
  readme
    .split('\n')
    .filter((line) => rowPattern.exec(line)?.[1] !== folder)
    .join('\n');
