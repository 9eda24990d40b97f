import type { DueService } from '@site/shared/forms';
import { paths } from '@site/shared/registry';

export interface CalendarFacts {
  readonly company: string;
  readonly phone: string;
  readonly siteUrl: string;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Days before the date at which the calendar reminds. */
const reminderDays = 30;
/** In the time zone of the calendar. */
const reminderHour = 9;

/**
 * Writes services as an iCalendar file (RFC 5545): each is an all-day event on the last day of its month, with a reminder 30 days
 * before, or on the next day where that is past. The same service has the same `UID`, so that a calendar that gets the file twice
 * has each event once.
 */
export function calendarFile(services: readonly DueService[], facts: CalendarFacts, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(facts.company)}//Quando vence//PT`,
    'CALSCALE:GREGORIAN',
    ...services.flatMap((service) => eventLines(service, facts, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  { month, serviceId, service, productId, product }: DueService,
  { company, phone, siteUrl }: CalendarFacts,
  now: Date,
): readonly string[] {
  const due = lastDayOf(month);
  const date = due.toISOString().slice(0, 10).replaceAll('-', '');
  const summary = escaped(`${service}: ${product}`);
  const url = `${siteUrl}${paths.product(productId)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${serviceId}-${productId.toLowerCase()}-${date}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // An all-day event without an end lasts one day (RFC 5545, 3.6.1).
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`${service} do ${product}: vence nesta data.\nAgende com ${company}: ${phone}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:${triggerOf(due, now)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** @returns midnight in UTC */
function lastDayOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0));
}

/** Counts from the midnight at which the event starts, such as `-P29DT15H` (RFC 5545, 3.3.6 and 3.8.6.3). */
function triggerOf(due: Date, now: Date): string {
  // Time in Brasília as if it were UTC, like `due`.
  const local = Date.parse(`${now.toLocaleString('sv', { timeZone: 'America/Sao_Paulo' })}Z`);
  const atHour = (day: number) => day * dayMs + reminderHour * hourMs;
  const dueDay = due.getTime() / dayMs;
  const usual = atHour(dueDay - reminderDays);
  const reminder = usual > local ? usual : atHour(Math.floor(local / dayMs) + 1);
  const hours = Math.abs(reminder - due.getTime()) / hourMs;
  const days = Math.floor(hours / 24);
  return `${reminder < due.getTime() ? '-' : ''}P${days > 0 ? `${days}D` : ''}T${hours % 24}H`;
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');

/** Breaks a line after at most 75 octets, between characters (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
