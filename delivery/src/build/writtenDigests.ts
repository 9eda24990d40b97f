import { createHash } from 'node:crypto';

type Contents = ReadonlyMap<string, Buffer | string>;

/** Digests that browsers compare (https://www.w3.org/TR/SRI/). */
const algorithms = ['sha256', 'sha384', 'sha512'] as const;

/** Files whose digest is neither in the entry nor in another checked file. */
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

/** Replaces digests of changed files, in dependents too. @param before contents with the digests that a bundler has written */
export function renewDigests(contents: Map<string, Buffer | string>, before: Contents, files: readonly string[]): void {
  const known = new Map(before);
  for (;;) {
    const changed = files.filter((file) => textOf(known, file) !== textOf(contents, file));
    if (changed.length === 0) return;
    const renewed = changed.flatMap((file) => {
      const current = digestsOf(contents, file);
      return digestsOf(known, file).map((old, index) => [old, current[index] ?? old] as const);
    });
    for (const file of changed) known.set(file, contents.get(file) ?? '');
    for (const file of files) {
      const text = textOf(contents, file);
      contents.set(
        file,
        renewed.reduce((all, [old, current]) => all.replaceAll(old, current), text),
      );
    }
  }
}

const textOf = (contents: Contents, file: string) => contents.get(file)?.toString() ?? '';

const digestsOf = (contents: Contents, file: string) =>
  algorithms.map((name) => {
    const hash = createHash(name).update(contents.get(file) ?? '');
    return `${name}-${hash.digest('base64')}`;
  });
