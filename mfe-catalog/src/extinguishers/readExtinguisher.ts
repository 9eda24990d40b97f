import { familias } from '../../content/familias';
import { prazos } from '../../content/prazos';
import { monthProblem } from '../dueDates/dueDates';
import { addMonths, type Month } from '../dueDates/months';
import { type Family, isLoad, isQuantity, limits, type NewExtinguisher } from './extinguisher';
import { plain, readMonth } from './readMonth';

export type MonthField = 'charge' | 'test';
/** `chargeDue`, `testDue`: next months, used where the last ones are missing. */
export type Field = 'type' | 'load' | 'quantity' | 'place' | MonthField | `${MonthField}Due`;

/** Texts as typed or pasted. */
export type Values = Readonly<Partial<Record<Field, string>>>;

export interface Problem {
  readonly field: Field;
  /** Without a capital at its beginning. */
  readonly reason: string;
}

const families: readonly [RegExp, Family][] = [
  [/\bco ?2\b|carbonic/, 'co2'],
  [/\babc\b/, 'pqs-abc'],
  [/\bbc\b/, 'pqs-bc'],
  [/espuma|\bafff\b|^em(?=$|[ -]?\d+ ?l)/, 'espuma'],
  [/\bagua\b|^ap(?=$|[ -]?\d+ ?l)/, 'agua'],
];

const unclearPowder = /\bpqs?\b|\bpo\b|quimico/;
export const sizePattern = /(\d+(?:[.,]\d+)?) ?(?:kgs?|quilos?|kilos?|litros?|lts?|l)\b/;
const numberPattern = /^\d+(?:[.,]\d+)?$/;
export const countPattern = /^(\d+) ?(?:x|×|un|unid|unidades?|pcs?)?\.?$/;

/** Writes 'A:B:C' and 'B/C' as 'abc' and 'bc'. */
const kindOf = (cell: string) => plain(cell).replace(/\b(?:a[:/])?b[:/]c\b/, (letters) => letters.replace(/[:/]/g, ''));

export const familyOf = (kind: string) => families.find(([pattern]) => pattern.test(kind))?.[1];

const typeNames = Object.values(familias)
  .map(({ nomeCurto }) => nomeCurto)
  .join(', ');

/** Reads the fields of one line; those of the form and of a pasted table accept the same texts. */
export function readExtinguisher(values: Values, today: Month): NewExtinguisher | Problem {
  const { type = '', load: size = '', quantity: count = '1', place = '' } = values;
  const kind = kindOf(type);
  const family = familyOf(kind);
  if (!family) {
    const isPowder = unclearPowder.test(kind);
    const reason = isPowder ? 'escreva se o pó é ABC ou BC' : `não reconhecemos o tipo: escreva ${typeNames}`;
    return { field: 'type', reason };
  }
  const number = numberPattern.exec(plain(size))?.[0] ?? sizePattern.exec(plain(size) || kind)?.[1];
  if (number === undefined) return { field: 'load', reason: 'falta a carga, por exemplo 6 kg ou 10 L' };
  const load = Number(number.replace(',', '.'));
  if (!isLoad(load)) return { field: 'load', reason: `confira a carga: até ${limits.load} kg ou litros` };
  const quantity = Number(countPattern.exec(plain(count))?.[1]);
  if (!isQuantity(quantity)) return { field: 'quantity', reason: `confira a quantidade: de 1 a ${limits.quantity}` };
  if (place.length > limits.place) return { field: 'place', reason: `o lugar passa de ${limits.place} letras` };
  const charge = lastMonth('charge', values, today);
  if (charge && 'reason' in charge) return charge;
  const test = lastMonth('test', values, today);
  if (test && 'reason' in test) return test;
  return { family, load, quantity, place, charge, test };
}

/** @returns null for an empty field */
function lastMonth(field: MonthField, values: Values, today: Month): Month | Problem | null {
  const isDue = isBlank(values[field]);
  const text = (isDue ? values[`${field}Due`] : values[field]) ?? '';
  if (isBlank(text)) return null;
  const month = readMonth(text);
  if (!month) return { field, reason: `não entendemos a data '${text}': escreva mês e ano, por exemplo 03/2025` };
  const last = isDue ? addMonths(month, -prazos[field === 'charge' ? 'recarga' : 'ensaio'].meses) : month;
  if (monthProblem(last, today) === null) return last;
  return { field, reason: `confira a data '${text}': ela não pode ser a do último serviço` };
}

const isBlank = (text = '') => /^[-–—?/. ]*$|^n\/?[adc]$/i.test(text);
