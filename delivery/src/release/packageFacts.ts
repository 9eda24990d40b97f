/** Releases, channels and keys have a package's name without its scope: `mfe-catalog` of `@site/mfe-catalog`. */
export const releaseName = (packageName: string): string => packageName.replace(/^@[^/]+\//, '');

/** https://docs.npmjs.com/cli/configuring-npm/package-json */
export function authorName(author: unknown): string | undefined {
  const text = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return (typeof text === 'string' && text.replace(/[<(].*$/s, '').trim()) || undefined;
}
