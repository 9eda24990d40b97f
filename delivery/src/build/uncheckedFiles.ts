import { createHash } from 'node:crypto';

type Contents = ReadonlyMap<string, Buffer | string>;

/** Digests that browsers compare (https://www.w3.org/TR/SRI/). */
const algorithms = ['sha256', 'sha384', 'sha512'] as const;

/** Files whose digest neither the entry contains, nor a file whose digest a checked file contains. */
export function uncheckedFiles(contents: Contents, entry: string, files: readonly string[]): readonly string[] {
  let texts = [textOf(contents, entry)];
  let unchecked = files;
  while (texts.length > 0) {
    const isNamed = (file: string) => digestsOf(contents, file).some((it) => texts.some((text) => text.includes(it)));
    const found = unchecked.filter(isNamed);
    unchecked = unchecked.filter((file) => !found.includes(file));
    texts = found.map((file) => textOf(contents, file));
  }
  return unchecked;
}

const textOf = (contents: Contents, file: string) => contents.get(file)?.toString() ?? '';

const digestsOf = (contents: Contents, file: string) =>
  algorithms.map(
    (name) =>
      `${name}-${createHash(name)
        .update(contents.get(file) ?? '')
        .digest('base64')}`,
  );
