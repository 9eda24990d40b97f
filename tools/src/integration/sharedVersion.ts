import { readFileSync } from 'node:fs';
import type { Release } from '@site/delivery/release';
import { inRoot, installed } from '@site/delivery/repository';

type Edit = (text: string, file: string) => string;

const { version: current } = JSON.parse(readFileSync(installed('shared', 'package.json'), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(inRoot('mfe-catalog', 'package.json'), 'utf8'));
const accepted: string = dependencies['@site/shared'];

export const bringingShared = (version: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) =>
    file.startsWith('browser/')
      ? text.replaceAll(`"${current}"`, `"${version}"`).replaceAll(`"${accepted}"`, `"^${version}"`)
      : text,
  describe: { shared: version },
});

export const acceptingShared = (range: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) => (file.startsWith('browser/') ? text.replaceAll(`"${accepted}"`, `"${range}"`) : text),
  describe: { shared: range },
});
