import type { Duty } from './duties';
import { addMonths, durationText, type Month, monthsBetween } from './months';

/** First year of the list: older cylinders would have failed several tests. */
export const firstYear = 1990;

/** Month as chosen in two lists; empty for no choice. */
export interface ChosenMonth {
  readonly month: string;
  readonly year: string;
}

export type Dates = Readonly<Record<Duty['from'], ChosenMonth>>;

export interface DueDate {
  readonly duty: Duty;
  /** The service is due by the last day of this month. */
  readonly due: Month;
  /** Negative for past months. */
  readonly monthsLeft: number;
}

type Messages = Readonly<Partial<Record<Duty['from'], string>>>;

export type Answer = { readonly dueDates: readonly DueDate[] } | { readonly messages: Messages };

/** Computes the next date of each service whose last date is known, or messages for the visitor. */
export function answerTo(dates: Dates, duties: readonly Duty[], today: Month): Answer {
  const messages: Messages = {
    ...messageFor('charge', dates.charge, today),
    ...messageFor('test', dates.test, today),
  };
  if (Object.keys(messages).length > 0) return { messages };
  const dueDates = duties.flatMap((duty) => {
    const last = readMonth(dates[duty.from]);
    if (!last) return [];
    const due = addMonths(last, duty.months);
    return [{ duty, due, monthsLeft: monthsBetween(today, due) }];
  });
  if (dueDates.length > 0) return { dueDates };
  return { messages: { charge: 'Escolha o mês e o ano da última carga, do último ensaio ou de ambos.' } };
}

function messageFor(field: Duty['from'], chosen: ChosenMonth, today: Month): Messages {
  if (chosen.month === '' && chosen.year === '') return {};
  if (chosen.month === '') return { [field]: 'Escolha também o mês.' };
  if (chosen.year === '') return { [field]: 'Escolha também o ano.' };
  const month = readMonth(chosen);
  if (!month) return { [field]: 'Escolha o mês e o ano nas listas.' };
  if (month.year < firstYear) return { [field]: `Escolha uma data a partir de ${firstYear}.` };
  if (monthsBetween(today, month) > 0) return { [field]: 'Essa data ainda não chegou. Confira o mês e o ano.' };
  return {};
}

function readMonth({ month, year }: ChosenMonth): Month | null {
  const read = { year: Number(year), month: Number(month) };
  const isMonth = Number.isInteger(read.month) && read.month >= 1 && read.month <= 12;
  return isMonth && Number.isInteger(read.year) && read.year > 0 ? read : null;
}

/** Such as `vence em 5 meses` or `vencida há 3 meses`. */
export function stateText({ duty, monthsLeft }: DueDate): string {
  if (monthsLeft === 0) return 'vence neste mês';
  return monthsLeft > 0 ? `vence em ${durationText(monthsLeft)}` : `${duty.overdue} há ${durationText(-monthsLeft)}`;
}
