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

/** Month of the last charge and test; null for an unknown one. */
export type LastMonths = Readonly<Record<Duty['from'], Month | null>>;

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
  const messages = messagesFor(dates, today);
  if (Object.keys(messages).length > 0) return { messages };
  const dueDates = dueDatesOf(lastMonths(dates), duties, today);
  if (dueDates.length > 0) return { dueDates };
  return { messages: { charge: 'Escolha o mês e o ano da última carga, do último ensaio ou de ambos.' } };
}

/** Computes the next date of each service whose last date is known. */
export function dueDatesOf(last: LastMonths, duties: readonly Duty[], today: Month): readonly DueDate[] {
  return duties.flatMap((duty) => {
    const from = last[duty.from];
    if (!from) return [];
    const due = addMonths(from, duty.months);
    return [{ duty, due, monthsLeft: monthsBetween(today, due) }];
  });
}

/** Returns a message for each list that is half chosen or has an impossible month; both may be empty. */
const messagesFor = (dates: Dates, today: Month): Messages => ({
  ...messageFor('charge', dates.charge, today),
  ...messageFor('test', dates.test, today),
});

export const lastMonths = ({ charge, test }: Dates): LastMonths => ({
  charge: readMonth(charge),
  test: readMonth(test),
});

/** Reads the two lists of `MonthFields`. */
export const chosenIn = (data: FormData, name: Duty['from']): ChosenMonth => ({
  month: String(data.get(`${name}-month`) ?? ''),
  year: String(data.get(`${name}-year`) ?? ''),
});

/** Returns a message for a month in which no service can have been done. */
export function monthProblem(month: Month, today: Month): string | null {
  if (month.year < firstYear) return `Escolha uma data a partir de ${firstYear}.`;
  return monthsBetween(today, month) > 0 ? 'Essa data ainda não chegou. Confira o mês e o ano.' : null;
}

function messageFor(field: Duty['from'], chosen: ChosenMonth, today: Month): Messages {
  if (chosen.month === '' && chosen.year === '') return {};
  if (chosen.month === '') return { [field]: 'Escolha também o mês.' };
  if (chosen.year === '') return { [field]: 'Escolha também o ano.' };
  const month = readMonth(chosen);
  if (!month) return { [field]: 'Escolha o mês e o ano nas listas.' };
  const problem = monthProblem(month, today);
  return problem === null ? {} : { [field]: problem };
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
