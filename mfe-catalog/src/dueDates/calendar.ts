import type { DueDate } from './dueDates';
import { lastDayOf, type Month } from './months';

export interface CalendarFacts {
  /** Name of the product. */
  readonly product: string;
  readonly productId: string;
  /** Address of the product's page. */
  readonly url: string;
  readonly company: string;
  readonly phone: string;
}

/** Days before the date at which the calendar reminds. */
const reminderDays = 30;

/**
 * Writes due dates as an iCalendar file (RFC 5545) of all-day events with a reminder. The same date has the same `UID`, so that a
 * calendar that gets the file twice has each event once.
 */
export function calendarFile(dueDates: readonly DueDate[], facts: CalendarFacts, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(facts.company)}//Quando vence//PT`,
    'CALSCALE:GREGORIAN',
    ...dueDates.flatMap((dueDate) => eventLines(dueDate, facts, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ duty, due }: DueDate, facts: CalendarFacts, stamp: string): readonly string[] {
  const { product, productId, url, company, phone } = facts;
  const date = dateText(due);
  const summary = escaped(`${duty.name}: ${product}`);
  return [
    'BEGIN:VEVENT',
    `UID:${duty.id}-${productId.toLowerCase()}-${date}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp}`,
    // An all-day event without an end lasts one day (RFC 5545, 3.6.1).
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`${duty.name} do ${product}: vence nesta data.\nAgende com ${company}: ${phone}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:-P${reminderDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Last day of the month, such as `20280229`. */
function dateText(month: Month): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${month.year}${twoDigits(month.month)}${twoDigits(lastDayOf(month))}`;
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');

const utf8 = new TextEncoder();

/** Breaks a line after at most 75 octets, between characters (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = utf8.encode(character).length;
    if (octets + length > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
