type Lines = readonly (readonly string[])[];

/** Columns as wide as what stands in them. */
export const textTable = (lines: Lines): string => inColumns(lines, (cell, width) => cell.padEnd(width));

/** The same for figures: all but the first column are set to the right. */
export const figureTable = (lines: Lines): string =>
  inColumns(lines, (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width)));

function inColumns(lines: Lines, pad: (cell: string, width: number, column: number) => string): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
