import type { Product } from '@site/shared/contracts';
import { type DueService, dueCalendarAddress } from '@site/shared/forms';
import type { DueDate } from '../dueDates/dueDates';
import { isoMonth, type Month } from '../dueDates/months';
import { countedName, dueDatesFor, type Extinguisher } from './extinguisher';

/** Service that is due for several extinguishers by the end of one month. */
export interface AgendaEntry extends DueDate {
  readonly extinguishers: readonly Extinguisher[];
}

/** Lists the next services of all extinguishers, the earliest first; those of one month and kind together. */
export function agendaOf(list: readonly Extinguisher[], today: Month): readonly AgendaEntry[] {
  const entries = new Map<string, AgendaEntry>();
  for (const extinguisher of list) {
    for (const dueDate of dueDatesFor(extinguisher, today)) {
      const key = `${isoMonth(dueDate.due)} ${dueDate.duty.id}`;
      const extinguishers = [...(entries.get(key)?.extinguishers ?? []), extinguisher];
      entries.set(key, { ...dueDate, extinguishers });
    }
  }
  return [...entries.values()].sort((a, b) => a.monthsLeft - b.monthsLeft || a.duty.months - b.duty.months);
}

/** Characters; servers accept addresses of 8,000 (RFC 9110, section 4.1), with their origin. */
const longestAddress = 7_500;

/**
 * Address of a calendar file with all dates that have not passed: an event for each month, service and family, which links to the
 * family's product. The latest dates are left out where the address would be too long.
 *
 * @returns null without a date to come
 */
export function calendarOf(agenda: readonly AgendaEntry[], products: readonly Product[], mailEndpoint: string) {
  const services = agenda.filter(({ monthsLeft }) => monthsLeft >= 0).flatMap((entry) => servicesOf(entry, products));
  if (services.length === 0) return null;
  for (let count = services.length; ; count -= 1) {
    const address = dueCalendarAddress(mailEndpoint, services.slice(0, count));
    if (address.length <= longestAddress || count === 1) return { address, left: services.length - count };
  }
}

function servicesOf({ duty, due, extinguishers }: AgendaEntry, products: readonly Product[]): readonly DueService[] {
  const families = new Set(extinguishers.map(({ family }) => family));
  return [...families].flatMap((family) => {
    const product = products.find(({ type }) => type.split(',')[0] === family);
    const own = extinguishers.filter((extinguisher) => extinguisher.family === family);
    if (!product) return [];
    return [
      { month: isoMonth(due), serviceId: duty.id, service: duty.name, productId: product.id, product: eventName(own) },
    ];
  });
}

/** Such as `8 Pó ABC 6 kg (Garagem), 2 Pó ABC 4 kg`; calendars show up to 120 characters. */
function eventName(extinguishers: readonly Extinguisher[]): string {
  const parts = extinguishers.map((it) => (it.place ? `${countedName(it)} (${it.place})` : countedName(it)));
  const plain = (texts: readonly string[]) => texts.join(', ').replaceAll('×', '').replace(/ +/g, ' ');
  const whole = plain(parts);
  return whole.length <= 120 ? whole : plain(extinguishers.map(countedName));
}
