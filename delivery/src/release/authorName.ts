/** Name in the `author` of a package.json (https://docs.npmjs.com/cli/configuring-npm/package-json), without address and site. */
export function authorName(author: unknown): string | undefined {
  const text = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return (typeof text === 'string' && text.replace(/[<(].*$/s, '').trim()) || undefined;
}
