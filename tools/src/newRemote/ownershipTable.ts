/** One line of the README's ownership table. */
export interface OwnershipRow {
  readonly folder: string;
  readonly owns: string;
  /** Modules that others may load. */
  readonly exposes: readonly string[];
}

const rowOf = ({ folder, owns, exposes }: OwnershipRow) =>
  `| \`${folder}\` | ${owns} | ${exposes.map((name) => `\`${name}\``).join(' ')} |`;

const rowPattern = /^\| `(mfe-[a-z0-9-]+)` \| (.*) \| (.*) \|$/;

/** The remotes in the table. */
export function ownershipRows(readme: string): readonly OwnershipRow[] {
  return readme.split('\n').flatMap((line) => {
    const [, folder, owns, modules] = rowPattern.exec(line) ?? [];
    if (folder === undefined || owns === undefined || modules === undefined) return [];
    return [{ folder, owns, exposes: [...modules.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }];
  });
}

/**
 * The README with a row after those of the other remotes, or in the place of the one it has.
 *
 * @throws Error when there is no such table
 */
export function withRow(readme: string, row: OwnershipRow): string {
  const lines = withoutRow(readme, row.folder).split('\n');
  const last = lines.findLastIndex((line) => rowPattern.test(line));
  if (last < 0) throw new Error('README.md has no table of who owns what');
  return lines.toSpliced(last + 1, 0, rowOf(row)).join('\n');
}

export const withoutRow = (readme: string, folder: string) =>
  readme
    .split('\n')
    .filter((line) => rowPattern.exec(line)?.[1] !== folder)
    .join('\n');
