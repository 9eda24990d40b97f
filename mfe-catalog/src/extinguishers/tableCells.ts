interface TableLine {
  /** From 1. */
  readonly number: number;
  readonly line: string;
  readonly cells: readonly string[];
}

/** Cell in quotes, as spreadsheets write it (RFC 4180, section 2), with what precedes it. */
const quotedCell = /(^|[\t;,\r\n])("(?:[^"]|"")*")(?=[\t;,\r\n]|$)/g;

/** Contents of a cell up to its separator. The comma of a load such as '2,5 kg' is none, but that of 'CO2,6 kg' is one. */
const contents = { '\t': '[^\t]*', ';': '[^;]*', ',': '(?:\\b\\d+,\\d+(?= ?(?:kg|l)\\b)|[^,])*' } as const;

/** Splits a pasted table into lines with cells between tabs, semicolons or commas; leaves out empty lines. */
export const tableLines = (text: string): readonly TableLine[] =>
  text
    .replace(quotedCell, (_, before: string, cell: string) => before + cell.replace(/[\t\r\n]+/g, ' '))
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, line, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function cellsOf(line: string): readonly string[] {
  const separator = (['\t', ';'] as const).find((it) => line.includes(it)) ?? ',';
  const cell = new RegExp(`${separator}(?:"((?:[^"]|"")*)"(?=${separator}|$)|(${contents[separator]}))`, 'gi');
  return [...(separator + line).matchAll(cell)].map(([, quoted, content = '']) =>
    (quoted?.replaceAll('""', '"') ?? content).replace(/\s+/g, ' ').trim(),
  );
}
