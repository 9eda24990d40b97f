/** Month of a year; `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const monthsOf = ({ year, month }: Month) => 12 * year + month - 1;

export function addMonths(start: Month, count: number): Month {
  const months = monthsOf(start) + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Returns the months from one month to a later one; negative where `end` is before `start`. */
export const monthsBetween = (start: Month, end: Month): number => monthsOf(end) - monthsOf(start);

/** Returns the number of the month's last day. */
export const lastDayOf = ({ year, month }: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the month in Brasília: due dates follow its calendar, wherever the browser is. */
export function monthAt(time: Date): Month {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(time);
  const numberOf = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf('year'), month: numberOf('month') };
}

/** Names of the months, from January. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month, 15)).toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' }),
);

/** Such as `março de 2027`. */
export const monthText = ({ year, month }: Month): string => `${monthNames[month - 1]} de ${year}`;

const twoDigits = (month: number) => String(month).padStart(2, '0');

/** Such as `03/2027`. */
export const shortMonth = ({ year, month }: Month): string => `${twoDigits(month)}/${year}`;

/** Such as `2027-03`, whose order is that of the months. */
export const isoMonth = ({ year, month }: Month): string => `${year}-${twoDigits(month)}`;

/** Such as `3 meses` or `4 anos e 1 mês`. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    ...(years > 0 ? [years === 1 ? '1 ano' : `${years} anos`] : []),
    ...(rest > 0 || years === 0 ? [rest === 1 ? '1 mês' : `${rest} meses`] : []),
  ].join(' e ');
}
