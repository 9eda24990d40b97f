import { familias } from '../../content/familias';
import { prazos } from '../../content/prazos';
import { monthProblem } from '../dueDates/dueDates';
import { addMonths, type Month } from '../dueDates/months';
import { type Family, isLoad, isQuantity, limits, type NewExtinguisher } from './extinguisher';
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

type MonthField = 'charge' | 'test';
/** `chargeDue`, `testDue`: next months, used where the last ones are missing. */
type Field = 'type' | 'load' | 'quantity' | 'place' | MonthField | `${MonthField}Due`;

const usualOrder: readonly Field[] = ['type', 'load', 'quantity', 'place', 'charge', 'test'];

/** Words of a heading, the most specific first: 'carga' names a load, 'última carga' a month. */
const headings: readonly [RegExp, Exclude<Field, `${MonthField}Due`>][] = [
  [/hidro|ensaio|teste|^t\.? ?h\b|fabrica/, 'test'],
  [/recarga|(ultim|data|mes|venc|valid|proxim).*carga|manutenc|^(venc|valid)/, 'charge'],
  [/quant|^qtde?\b|^qt\b|unidades/, 'quantity'],
  [/carga|capacid|tamanho|peso|^kg\b|litros/, 'load'],
  [/tipo|agente|extintor|classe|modelo|produto/, 'type'],
  [/local|lugar|setor|andar|pavimento|onde|posicao|bloco|area/, 'place'],
];

const families: readonly [RegExp, Family][] = [
  [/\bco ?2\b|carbonic/, 'co2'],
  [/\babc\b/, 'pqs-abc'],
  [/\bbc\b/, 'pqs-bc'],
  [/espuma|\bafff\b|^em(?=$|[ -]?\d+ ?l)/, 'espuma'],
  [/\bagua\b|^ap(?=$|[ -]?\d+ ?l)/, 'agua'],
];

const unclearPowder = /\bpqs?\b|\bpo\b|quimico/;
const sizePattern = /(\d+(?:[.,]\d+)?) ?(?:kgs?|quilos?|kilos?|litros?|lts?|l)\b/;
const numberPattern = /^\d+(?:[.,]\d+)?$/;
const countPattern = /^(\d+) ?(?:x|×|un|unid|unidades?|pcs?)?\.?$/;

/** Writes 'A:B:C' and 'B/C' as 'abc' and 'bc'. */
const kindOf = (cell: string) => plain(cell).replace(/\b(?:a[:/])?b[:/]c\b/, (letters) => letters.replace(/[:/]/g, ''));

const familyOf = (kind: string) => families.find(([pattern]) => pattern.test(kind))?.[1];

/**
 * Reads a table of a spreadsheet: cells between tabs, semicolons or commas, in the usual order or below a line of headings.
 *
 * @param room lines that the list still accepts
 */
export function readTable(text: string, today: Month, room: number = limits.lines): ReadTable {
  const lines = tableLines(text);
  const headingIndex = lines.slice(0, 5).findIndex(({ cells }) => headingOf(cells) !== null);
  const heading = lines[headingIndex];
  const columns = heading ? headingOf(heading.cells) : null;
  const extinguishers: NewExtinguisher[] = [];
  const unread: UnreadLine[] = [];
  for (const { number, line, cells } of lines) {
    if (line === heading?.line) continue;
    const full = extinguishers.length >= room && `a lista aceita até ${limits.lines} linhas`;
    const values = full || (columns ? valuesIn(cells, columns) : valuesInUsualOrder(cells));
    const read = typeof values === 'string' ? values : extinguisherFrom(values, today);
    if (typeof read !== 'string') extinguishers.push(read);
    else unread.push({ line: number, text: line, reason: read });
  }
  const rest = unread.length > 0 ? [...(heading ? [heading.line] : []), ...unread.map((it) => it.text)] : [];
  return { extinguishers, unread, rest: rest.join('\n') };
}

/** @returns null for a line that names fewer than two columns, or that has data */
function headingOf(cells: readonly string[]): readonly (Field | undefined)[] | null {
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

type Values = Readonly<Partial<Record<Field, string>>>;

/** Cells of no known column, and of a column's second heading, are part of the place, so that nothing is lost. */
function valuesIn(cells: readonly string[], columns: readonly (Field | undefined)[]): Values {
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

/** Reads a line without headings; a type may include its load. @returns the reason where a month could be the wrong one */
function valuesInUsualOrder(cells: readonly string[]): Values | string {
  const hasLoad = sizePattern.test(plain(cells[0] ?? ''));
  const columns = usualOrder.filter((field) => field !== 'load' || !hasLoad);
  const values = valuesIn(cells, columns);
  const isOtherOrder = cells.slice(columns.length).some(Boolean) || readMonth(values.place ?? '');
  return isOtherOrder ? 'não segue a ordem do exemplo: escreva uma linha de títulos acima da tabela' : values;
}

const typeNames = Object.values(familias)
  .map(({ nomeCurto }) => nomeCurto)
  .join(', ');

/** @returns an extinguisher, or the reason why there is none */
function extinguisherFrom(values: Values, today: Month): NewExtinguisher | string {
  const { type = '', load: size = '', quantity: count = '1', place = '' } = values;
  const kind = kindOf(type);
  const family = familyOf(kind);
  if (!family) {
    if (unclearPowder.test(kind)) return 'escreva se o pó é ABC ou BC';
    return `não reconhecemos o tipo: escreva ${typeNames}`;
  }
  const number = numberPattern.exec(plain(size))?.[0] ?? sizePattern.exec(plain(size) || kind)?.[1];
  if (number === undefined) return 'falta a carga, por exemplo 6 kg ou 10 L';
  const load = Number(number.replace(',', '.'));
  if (!isLoad(load)) return `confira a carga: até ${limits.load} kg ou litros`;
  const quantity = Number(countPattern.exec(plain(count))?.[1]);
  if (!isQuantity(quantity)) return `confira a quantidade: de 1 a ${limits.quantity}`;
  if (place.length > limits.place) return `o lugar passa de ${limits.place} letras`;
  const charge = lastMonth('charge', values, today);
  if (typeof charge === 'string') return charge;
  const test = lastMonth('test', values, today);
  if (typeof test === 'string') return test;
  return { family, load, quantity, place, charge, test };
}

/** @returns null for an empty cell, or the reason why a month is not accepted */
function lastMonth(field: MonthField, values: Values, today: Month) {
  const isDue = isBlank(values[field]);
  const cell = (isDue ? values[`${field}Due`] : values[field]) ?? '';
  if (isBlank(cell)) return null;
  const read = readMonth(cell);
  if (!read) return `não entendemos a data '${cell}': escreva mês e ano, por exemplo 03/2025`;
  const last = isDue ? addMonths(read, -prazos[field === 'charge' ? 'recarga' : 'ensaio'].meses) : read;
  return monthProblem(last, today) === null ? last : `confira a data '${cell}': ela não pode ser a do último serviço`;
}

const isBlank = (cell = '') => /^[-–—?/. ]*$|^n\/?[adc]$/i.test(cell);
