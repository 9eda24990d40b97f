import ICAL from 'ical.js';
import { type CalendarFacts, calendarFile } from './calendarFile';

const facts: CalendarFacts = {
  siteUrl: 'https://www.example.com.br',
  company: 'Sentinela; Água, Fogo & Cia \\ Rio',
  phone: '(21) 0000-0000',
};
const now = new Date('2026-11-26T23:30:15.250Z');
const co2 = { productId: 'CO2-6KG', product: 'Extintor CO₂ 6 kg' };
const recharge = (month: string) => ({ month, serviceId: 'recarga', service: 'Recarga', ...co2 });
const test5 = { month: '2028-02', serviceId: 'ensaio', service: 'Ensaio hidrostático', ...co2 };
const file = calendarFile([recharge('2027-11'), test5], facts, now);

/** Events as an independent parser reads them. */
const events = (text = file) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));

test('another program reads an all-day event on the last day of each month', () => {
  expect(events().map(({ summary, startDate }) => [summary, startDate.toString(), startDate.isDate])).toEqual([
    ['Recarga: Extintor CO₂ 6 kg', '2027-11-30', true],
    ['Ensaio hidrostático: Extintor CO₂ 6 kg', '2028-02-29', true],
  ]);
  expect(events().map((event) => event.endDate.toString())).toEqual(['2027-12-01', '2028-03-01']);
});

test('product, company, telephone and address survive escaping and folding', () => {
  expect(events()[0]?.description).toBe(
    'Recarga do Extintor CO₂ 6 kg: vence nesta data.\nAgende com Sentinela; Água, Fogo & Cia \\ Rio: (21) 0000-0000\nhttps://www.example.com.br/produtos/CO2-6KG',
  );
  expect(events()[0]?.component.getFirstPropertyValue('url')).toBe('https://www.example.com.br/produtos/CO2-6KG');
});

test.each([
  ['30 days before', '2027-11', now, '2027-10-31T09:00:00', '-P29DT15H'],
  ['on the same day, before 9:00 in Brasília', '2026-12', '2026-12-01T11:59:00Z', '2026-12-01T09:00:00', '-P29DT15H'],
  ['on the next morning, from 9:00 on', '2026-12', '2026-12-01T12:00:00Z', '2026-12-02T09:00:00', '-P28DT15H'],
  [
    'on the next morning in Brasília, whose day ends at 3:00 UTC',
    '2026-11',
    '2026-11-27T02:59:00Z',
    '2026-11-27T09:00:00',
    '-P2DT15H',
  ],
  ['on the morning of the date', '2026-11', '2026-11-29T15:00:00Z', '2026-11-30T09:00:00', 'PT9H'],
  ['on the next morning for a past date', '2026-10', '2026-11-30T15:00:00Z', '2026-12-01T09:00:00', 'P31DT9H'],
])('reminds %s', (_when, month, time, expected, trigger) => {
  const [event] = events(calendarFile([recharge(month)], facts, new Date(time)));
  const [alarm, ...others] = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(others).toEqual([]);
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('description')).toBe('Recarga: Extintor CO₂ 6 kg');
  const duration = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
  expect(duration.toString()).toBe(trigger);
  const reminder = event?.startDate.clone() as ICAL.Time;
  reminder.isDate = false;
  reminder.addDuration(duration);
  expect(reminder.toString()).toBe(expected);
});

test('lines end with CRLF and have at most 75 octets, none of which splits a character', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
  expect(file).not.toContain('\uFFFD');
});

test('the time stamp is UTC; the same date has the same identifier at any time', () => {
  expect(file.match(/^DTSTAMP:.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTAMP:20261126T233015Z',
    'DTSTAMP:20261126T233015Z',
  ]);
  const ids = (text: string) => text.match(/^UID:.*$/gm)?.map((line) => line.trim());
  expect(ids(file)).toEqual([
    'UID:recarga-co2-6kg-20271130@www.example.com.br',
    'UID:ensaio-co2-6kg-20280229@www.example.com.br',
  ]);
  const later = calendarFile([recharge('2027-11')], facts, new Date('2027-01-01T00:00:00Z'));
  expect(ids(later)).toEqual(['UID:recarga-co2-6kg-20271130@www.example.com.br']);
});
