/**
 * Name in the `author` of a package.json (https://docs.npmjs.com/cli/configuring-npm/package-json), which has an address
 * and a site besides; undefined where there is none.
 */
export function authorName(author: unknown): string | undefined {
  const text = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return (typeof text === 'string' && text.replace(/[<(].*$/s, '').trim()) || undefined;
}
