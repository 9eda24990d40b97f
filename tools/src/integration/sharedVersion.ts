import type { Release } from '@site/delivery/release';

type Edit = (text: string, file: string) => string;

/** A shell that brings another version of `@site/shared`, and a remote that accepts another range of it. */
export const bringingShared = (version: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) =>
    file.startsWith('browser/')
      ? text.replaceAll('"1.0.0"', `"${version}"`).replaceAll('"^1.0.0"', `"^${version}"`)
      : text,
  describe: { shared: version },
});

export const acceptingShared = (range: string): { edit: Edit; describe: Pick<Release, 'shared'> } => ({
  edit: (text, file) => (file.startsWith('browser/') ? text.replaceAll('"^1.0.0"', `"${range}"`) : text),
  describe: { shared: range },
});
