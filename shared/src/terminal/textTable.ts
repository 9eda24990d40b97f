import { oneLine } from './oneLine';

/** Rows as text; each column is as wide as its longest cell. Cells may be foreign text. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map(oneLine));
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((line) => text(line).trimEnd()).join('\n');
}
