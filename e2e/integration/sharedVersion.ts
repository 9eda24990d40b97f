import { readFileSync } from 'node:fs';
import type { Release } from '@site/delivery/release';
import { builtPackages, inRoot, installed } from '@site/delivery/repository';

type Edit = (text: string, file: string) => string;

const { version: current } = JSON.parse(readFileSync(installed('shared', 'package.json'), 'utf8'));
/** Packages may accept different ranges of shared. */
const accepted = new Set<string>(
  builtPackages.map(
    (name) => JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')).dependencies['@site/shared'],
  ),
);

const withRange = (text: string, range: string) =>
  [...accepted].reduce((edited, old) => edited.replaceAll(`"${old}"`, `"${range}"`), text);

export const bringingShared = (version: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) =>
    file.startsWith('browser/') ? withRange(text.replaceAll(`"${current}"`, `"${version}"`), `^${version}`) : text,
  describe: { shared: version },
});

export const acceptingShared = (range: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) => (file.startsWith('browser/') ? withRange(text, range) : text),
  describe: { shared: range },
});
