import type { Month } from '../dueDates/months';
import { limits, type NewExtinguisher } from './extinguisher';
import {
  countPattern,
  type Field,
  familyOf,
  type MonthField,
  readExtinguisher,
  sizePattern,
  type Values,
} from './readExtinguisher';
import { plain, readMonth } from './readMonth';
import { tableLines } from './tableCells';

export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface ReadTable {
  readonly extinguishers: readonly NewExtinguisher[];
  readonly unread: readonly UnreadLine[];
  /** Lines that were not read, below the line of headings if there is one, for the visitor to correct. */
  readonly rest: string;
}

type Columns = readonly (Field | undefined)[];

const usualOrder: Columns = ['type', 'load', 'quantity', 'place', 'charge', 'test'];

/** Words of a heading, the most specific first: 'carga' names a load, 'última carga' a month. */
const headings: readonly [RegExp, Exclude<Field, `${MonthField}Due`>][] = [
  [/hidro|ensaio|teste|^t\.? ?h\b|fabrica/, 'test'],
  [/recarga|(ultim|data|mes|venc|valid|proxim).*carga|manutenc|^(venc|valid)/, 'charge'],
  [/quant|^qtde?\b|^qt\b|unidades/, 'quantity'],
  [/carga|capacid|tamanho|peso|^kg\b|litros/, 'load'],
  [/tipo|agente|extintor|classe|modelo|produto/, 'type'],
  [/local|lugar|setor|andar|pavimento|onde|posicao|bloco|area/, 'place'],
];

/**
 * Reads a table of a spreadsheet: cells between tabs, semicolons or commas, in the usual order or below a line of headings.
 *
 * @param room lines that the list still accepts
 */
export function readTable(text: string, today: Month, room: number = limits.lines): ReadTable {
  if (text.length > limits.table) {
    const reason = `a tabela passa de ${limits.table.toLocaleString('pt-BR')} letras: cole uma parte de cada vez`;
    return { extinguishers: [], unread: [{ line: 1, text: '', reason }], rest: text };
  }
  const lines = tableLines(text);
  const headingIndex = lines.slice(0, 5).findIndex(({ cells }) => headingOf(cells) !== null);
  const heading = lines[headingIndex];
  const columns = heading ? headingOf(heading.cells) : null;
  const extinguishers: NewExtinguisher[] = [];
  const unread: UnreadLine[] = [];
  for (const { number, line, cells } of lines) {
    if (line === heading?.line) continue;
    const isFull = extinguishers.length >= room;
    const read = isFull ? { reason: `a lista aceita até ${limits.lines} linhas` } : readLine(cells, columns, today);
    if ('reason' in read) unread.push({ line: number, text: line, reason: read.reason });
    else extinguishers.push(read);
  }
  const rest = unread.length > 0 ? [...(heading ? [heading.line] : []), ...unread.map((it) => it.text)] : [];
  return { extinguishers, unread, rest: rest.join('\n') };
}

/** @returns null for a line that names fewer than two columns, or that has data */
function headingOf(cells: readonly string[]): Columns | null {
  const columns = cells.map((cell) => {
    const field = headings.find(([pattern]) => pattern.test(plain(cell)))?.[1];
    const isDue = /venc|valid|proxim/.test(plain(cell));
    return isDue && (field === 'charge' || field === 'test') ? (`${field}Due` as const) : field;
  });
  const isData = cells.map(plain).some((cell) => {
    return familyOf(cell) || sizePattern.test(cell) || countPattern.test(cell) || readMonth(cell);
  });
  return columns.filter(Boolean).length >= 2 && !isData ? columns : null;
}

/** Cells of no known column, and of a column's second heading, are part of the place, so that nothing is lost. */
function valuesIn(cells: readonly string[], columns: Columns): Values {
  const values: Partial<Record<Field, string>> = {};
  for (const [index, cell] of cells.entries()) {
    const field = columns[index] ?? 'place';
    if (cell === '') continue;
    if (values[field] === undefined) values[field] = cell;
    else if (field === 'type') values.type += ` ${cell}`;
    else values.place = values.place === undefined ? cell : `${values.place}, ${cell}`;
  }
  return values;
}

/** Without headings a type may include its load, and a line is refused where one month could be taken for another. */
function readLine(cells: readonly string[], columns: Columns | null, today: Month) {
  if (columns) return readExtinguisher(valuesIn(cells, columns), today);
  const hasLoad = sizePattern.test(plain(cells[0] ?? ''));
  const usualColumns = usualOrder.filter((field) => field !== 'load' || !hasLoad);
  const values = valuesIn(cells, usualColumns);
  if (cells.slice(usualColumns.length).some(Boolean) || readMonth(values.place ?? '')) {
    return { reason: 'não segue a ordem do exemplo: escreva uma linha de títulos acima da tabela' };
  }
  return readExtinguisher(values, today);
}
