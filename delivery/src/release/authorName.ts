/** https://docs.npmjs.com/cli/configuring-npm/package-json */
export function authorName(author: unknown): string | undefined {
  const text = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return (typeof text === 'string' && text.replace(/[<(].*$/s, '').trim()) || undefined;
}
