import ICAL from 'ical.js';
import { type CalendarFacts, calendarFile } from './calendar';
import { dutiesOf } from './duties';

const facts: CalendarFacts = {
  product: 'Extintor CO₂ 6 kg',
  productId: 'CO2-6KG',
  url: 'https://www.example.com.br/produtos/CO2-6KG',
  company: 'Sentinela; Água, Fogo & Cia \\ Rio',
  phone: '(21) 0000-0000',
};
const now = new Date('2026-11-26T23:30:15.250Z');
const [inspection, recharge, test5] = dutiesOf({ type: 'co2,6KG,portatil' });
if (!inspection || !recharge || !test5) throw new Error('CO₂ has three services');

const due = (duty: typeof recharge, year: number, month: number) => ({ duty, due: { year, month }, monthsLeft: 1 });
const file = calendarFile([due(recharge, 2027, 11), due(test5, 2028, 2)], facts, now);

/** Events as an independent parser reads them. */
const events = () => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));

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
  expect(events()[0]?.component.getFirstPropertyValue('url')).toBe(facts.url);
});

test('each event reminds 30 days before', () => {
  for (const { component } of events()) {
    const [alarm] = component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P30D');
    expect(alarm?.getFirstPropertyValue('description')).toMatch(/: Extintor CO₂ 6 kg$/);
  }
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
  const later = calendarFile([due(recharge, 2027, 11)], facts, new Date('2027-01-01T00:00:00Z'));
  expect(ids(later)).toEqual(['UID:recarga-co2-6kg-20271130@www.example.com.br']);
});
