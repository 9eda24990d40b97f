import { sampleProduct } from '../testing/sampleProduct';
import { answerTo, type Dates, stateText } from './dueDates';
import { dutiesOf } from './duties';
import { addMonths, durationText, lastDayOf, monthAt, monthsBetween } from './months';

const today = { year: 2026, month: 11 };
const none = { month: '', year: '' };
const water = dutiesOf(sampleProduct({ id: 'AP-10L' }));
const co2 = dutiesOf(sampleProduct({ id: 'CO2-6KG', type: 'co2,6KG,portatil' }));

const answer = (dates: Partial<Dates>, duties = water) =>
  answerTo({ charge: none, test: none, ...dates }, duties, today);

/** Names, months and states of the next dates. */
function datesOf(dates: Partial<Dates>, duties = water) {
  const result = answer(dates, duties);
  if (!('dueDates' in result)) throw new Error(JSON.stringify(result));
  return result.dueDates.map((it) => [it.duty.name, `${it.due.year}-${it.due.month}`, stateText(it)]);
}

test('recharge is due after 12 months, the test after 5 years', () => {
  expect(datesOf({ charge: { month: '3', year: '2026' }, test: { month: '1', year: '2024' } })).toEqual([
    ['Recarga', '2027-3', 'vence em 4 meses'],
    ['Ensaio hidrostático', '2029-1', 'vence em 2 anos e 2 meses'],
  ]);
});

test('CO₂ is inspected after 6 months as well; its test has the same interval', () => {
  expect(datesOf({ charge: { month: '8', year: '2026' }, test: { month: '8', year: '2026' } }, co2)).toEqual([
    ['Inspeção com pesagem', '2027-2', 'vence em 3 meses'],
    ['Recarga', '2027-8', 'vence em 9 meses'],
    ['Ensaio hidrostático', '2031-8', 'vence em 4 anos e 9 meses'],
  ]);
});

test('a past date is overdue, and a date of this month is still due', () => {
  expect(datesOf({ charge: { month: '8', year: '2025' }, test: { month: '11', year: '2021' } })).toEqual([
    ['Recarga', '2026-8', 'vencida há 3 meses'],
    ['Ensaio hidrostático', '2026-11', 'vence neste mês'],
  ]);
  expect(datesOf({ test: { month: '10', year: '2021' } })).toEqual([
    ['Ensaio hidrostático', '2026-10', 'vencido há 1 mês'],
  ]);
});

test.each([
  ['no date', {}, { charge: 'Escolha o mês e o ano da última carga, do último ensaio ou de ambos.' }],
  ['no month', { charge: { month: '', year: '2026' } }, { charge: 'Escolha também o mês.' }],
  ['no year', { test: { month: '3', year: '' } }, { test: 'Escolha também o ano.' }],
  [
    'a later month',
    { charge: { month: '12', year: '2026' } },
    { charge: 'Essa data ainda não chegou. Confira o mês e o ano.' },
  ],
  ['a year before 1990', { test: { month: '12', year: '1989' } }, { test: 'Escolha uma data a partir de 1990.' }],
  ['no number', { test: { month: '13', year: '2020' } }, { test: 'Escolha o mês e o ano nas listas.' }],
] satisfies [string, Partial<Dates>, object][])('%s has a message', (_what, dates, messages) => {
  expect(answer(dates)).toEqual({ messages });
});

test('this month and January 1990 are accepted', () => {
  expect(datesOf({ charge: { month: '11', year: '2026' }, test: { month: '1', year: '1990' } })).toHaveLength(2);
});

describe('months', () => {
  test.each([
    [{ year: 2026, month: 12 }, 12, { year: 2027, month: 12 }],
    [{ year: 2026, month: 7 }, 6, { year: 2027, month: 1 }],
    [{ year: 2026, month: 6 }, 6, { year: 2026, month: 12 }],
  ] as const)('%j and %i months are %j', (start, count, end) => {
    expect(addMonths(start, count)).toEqual(end);
    expect(monthsBetween(start, end)).toBe(count);
    expect(monthsBetween(end, start)).toBe(-count);
  });

  test.each([
    [2027, 2, 28],
    [2028, 2, 29],
    [2027, 12, 31],
  ])('the last day of %i-%i is %i', (year, month, day) => {
    expect(lastDayOf({ year, month })).toBe(day);
  });

  test.each([
    ['2027-01-01T02:59:59Z', { year: 2026, month: 12 }],
    ['2027-01-01T03:00:00Z', { year: 2027, month: 1 }],
    ['2028-03-01T00:30:00Z', { year: 2028, month: 2 }],
  ])('at %s the month in Brasília is %j, in any time zone of the browser', (time, month) => {
    expect(monthAt(new Date(time))).toEqual(month);
  });

  test.each([
    [0, '0 meses'],
    [1, '1 mês'],
    [11, '11 meses'],
    [12, '1 ano'],
    [13, '1 ano e 1 mês'],
    [51, '4 anos e 3 meses'],
  ])('%i months are %j', (months, text) => {
    expect(durationText(months)).toBe(text);
  });
});
