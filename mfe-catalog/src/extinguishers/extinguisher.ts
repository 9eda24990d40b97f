import { familias } from '../../content/familias';
import { type DueDate, dueDatesOf, type LastMonths } from '../dueDates/dueDates';
import { dutiesOf } from '../dueDates/duties';
import { type Month, shortMonth } from '../dueDates/months';

export type Family = keyof typeof familias;

/** Equal extinguishers at one place that the visitor owns. */
export interface Extinguisher extends LastMonths {
  readonly id: string;
  readonly family: Family;
  /** In the family's unit. */
  readonly load: number;
  readonly quantity: number;
  /** May be empty. */
  readonly place: string;
}

/** Extinguisher as typed or pasted, before it is in the list. */
export type NewExtinguisher = Omit<Extinguisher, 'id'>;

/**
 * Largest values that a line accepts, and characters of a pasted table; `lines` and `place` keep a request within the message
 * field of the contact form.
 */
export const limits = { load: 250, quantity: 999, place: 60, lines: 120, table: 100_000 } as const;

const isFamily = (value: unknown): value is Family => typeof value === 'string' && Object.hasOwn(familias, value);
const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isMonth(value: unknown): value is Month | null {
  if (value === null) return true;
  const { year, month } = Object(value);
  return isWhole(year, 1990, 2999) && isWhole(month, 1, 12);
}

export const isLoad = (load: unknown): load is number => typeof load === 'number' && load > 0 && load <= limits.load;
export const isQuantity = (quantity: unknown): quantity is number => isWhole(quantity, 1, limits.quantity);

export function isExtinguisher(value: unknown): value is Extinguisher {
  const { id, family, load, quantity, place, charge, test } = Object(value);
  const isText = typeof id === 'string' && typeof place === 'string' && place.length <= limits.place;
  return isText && isFamily(family) && isLoad(load) && isQuantity(quantity) && isMonth(charge) && isMonth(test);
}

/** Such as `Pó ABC 6 kg`. */
export const nameOf = ({ family, load }: Pick<Extinguisher, 'family' | 'load'>): string =>
  `${familias[family].nomeCurto} ${load.toLocaleString('pt-BR')} ${familias[family].unidade}`;

/** Such as `8 × Pó ABC 6 kg`. */
export const countedName = (extinguisher: NewExtinguisher): string =>
  `${extinguisher.quantity} × ${nameOf(extinguisher)}`;

/** Such as `8 × Pó ABC 6 kg, Garagem`. */
export const placedName = (extinguisher: NewExtinguisher): string =>
  [countedName(extinguisher), extinguisher.place].filter(Boolean).join(', ');

/** Such as `última recarga em 03/2025, último ensaio em 03/2021`. */
export function lastMonthsText({ charge, test }: LastMonths): string {
  const texts = [charge && `última recarga em ${shortMonth(charge)}`, test && `último ensaio em ${shortMonth(test)}`];
  return texts.filter(Boolean).join(', ') || 'datas a conferir';
}

/** Such as `12 extintores`. */
export function countText(extinguishers: readonly Pick<Extinguisher, 'quantity'>[]): string {
  const count = extinguishers.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 extintor' : `${count} extintores`;
}

export const dueDatesFor = (extinguisher: NewExtinguisher, today: Month): readonly DueDate[] =>
  dueDatesOf(extinguisher, dutiesOf({ type: extinguisher.family }), today);

/** Reads family and load of a product's tags. @returns null for a product whose tags have none */
export function extinguisherOf(type: string, last: LastMonths): NewExtinguisher | null {
  const [family, size = ''] = type.split(',');
  const load = Number.parseFloat(size.replace(',', '.'));
  return isFamily(family) && isLoad(load) ? { family, load, quantity: 1, place: '', ...last } : null;
}
