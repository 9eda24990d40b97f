import { addMonths, durationText, lastDayOf, monthAt, monthsBetween } from './months';

test.each([
  [{ year: 2026, month: 11 }, 12, { year: 2027, month: 11 }],
  [{ year: 2026, month: 12 }, 12, { year: 2027, month: 12 }],
  [{ year: 2026, month: 7 }, 6, { year: 2027, month: 1 }],
  [{ year: 2026, month: 6 }, 6, { year: 2026, month: 12 }],
  [{ year: 2024, month: 2 }, 60, { year: 2029, month: 2 }],
] as const)('%j and %i months are %j', (start, count, end) => {
  expect(addMonths(start, count)).toEqual(end);
  expect(monthsBetween(start, end)).toBe(count);
  expect(monthsBetween(end, start)).toBe(-count);
});

test.each([
  [2027, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2027, 4, 30],
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
