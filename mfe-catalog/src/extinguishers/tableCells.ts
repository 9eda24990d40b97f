/** Stand for separators within quoted cells. */
const hidden: readonly (readonly [string, string])[] = [
  [',', '\u0001'],
  [';', '\u0002'],
];

export interface TableLine {
  /** From 1. */
  readonly number: number;
  readonly line: string;
  readonly cells: readonly string[];
}

/** Splits a pasted table into lines with cells between tabs, semicolons or commas; leaves out empty lines. */
export const tableLines = (text: string): readonly TableLine[] =>
  withoutQuotes(text)
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, line: restored(line), cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Removes the quotes of cells, as spreadsheets write them (RFC 4180, section 2). */
const withoutQuotes = (text: string) =>
  text.replace(/(^|[\t;,\r\n])"((?:[^"]|"")*)"(?=[\t;,\r\n]|$)/g, (_, before: string, cell: string) => {
    const plain = cell.replaceAll('""', '"').replace(/[\t\r\n]+/g, ' ');
    return before + hidden.reduce((value, [separator, mark]) => value.replaceAll(separator, mark), plain);
  });

/** Hides the comma of a load such as '2,5 kg', but not that of 'CO2,6 kg'. */
const withDecimals = (line: string) => line.replace(/((?:^| )\d+),(\d+ ?(?:kg|l)\b)/gi, '$1\u0001$2');

const restored = (text: string) => hidden.reduce((value, [separator, mark]) => value.replaceAll(mark, separator), text);

function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';'].find((it) => line.includes(it)) ?? ',';
  return withDecimals(line)
    .split(separator)
    .map((cell) => restored(cell).replace(/\s+/g, ' ').trim());
}
