/** A row of the README's table of who owns what: folder, what it owns, what it exposes. */
export const rowPattern = /^\| `(mfe-[a-z0-9-]+)` \| (.*) \| (.*) \|$/;

/**
 * The README with a row after those of the other remotes.
 *
 * @throws Error when there is no such table
 */
export function withRow(readme: string, row: string): string {
  const lines = readme.split('\n');
  const last = lines.findLastIndex((line) => rowPattern.test(line));
  if (last < 0) throw new Error('README.md has no table of who owns what');
  return lines.toSpliced(last + 1, 0, row).join('\n');
}

export const withoutRow = (readme: string, folder: string): string =>
  readme
    .split('\n')
    .filter((line) => rowPattern.exec(line)?.[1] !== folder)
    .join('\n');
