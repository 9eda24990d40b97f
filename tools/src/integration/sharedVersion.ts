import { readFileSync } from 'node:fs';
import type { Release } from '@site/delivery/release';
import { installed } from '@site/delivery/repository';

type Edit = (text: string, file: string) => string;

/** What the sources here bring. */
const { version: current } = JSON.parse(readFileSync(installed('shared', 'package.json'), 'utf8'));
/** What remotes made here accept. */
const accepted = '^1.0.0';

/** A shell that brings another version of `@site/shared`, and a remote that accepts another range of it. */
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
