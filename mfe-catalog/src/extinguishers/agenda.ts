import type { Product } from '@site/shared/contracts';
import { type DueService, dueCalendarAddress } from '@site/shared/forms';
import type { DueDate } from '../dueDates/dueDates';
import { isoMonth, type Month } from '../dueDates/months';
import { countText, dueDatesFor, type Extinguisher, nameOf } from './extinguisher';

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
 * Address of a calendar file with an event for each entry that has not passed. The latest dates are left out where the address
 * would be too long. @returns null without a date to come
 */
export function calendarOf(agenda: readonly AgendaEntry[], products: readonly Product[], mailEndpoint: string) {
  const services = agenda.filter(({ monthsLeft }) => monthsLeft >= 0).flatMap((entry) => serviceOf(entry, products));
  for (let count = services.length; count > 0; count -= 1) {
    const address = dueCalendarAddress(mailEndpoint, services.slice(0, count));
    if (address.length <= longestAddress) return { address, isComplete: count === services.length };
  }
  return null;
}

/** Characters of a name that calendars show. */
const longestName = 120;

/** The event links to a product of the first family that the catalogue has; none leaves out the event. */
function serviceOf({ duty, due, extinguishers }: AgendaEntry, products: readonly Product[]): readonly DueService[] {
  const linked = products.find(({ type }) => extinguishers.some(({ family }) => type.startsWith(`${family},`)));
  const names = extinguishers.map(eventName).join(', ');
  const product = names.length <= longestName ? names : countText(extinguishers);
  return linked
    ? [{ month: isoMonth(due), serviceId: duty.id, service: duty.name, productId: linked.id, product }]
    : [];
}

/** Such as `8 Pó ABC 6 kg (Garagem)`. */
const eventName = (extinguisher: Extinguisher) =>
  `${extinguisher.quantity} ${nameOf(extinguisher)}${extinguisher.place && ` (${extinguisher.place})`}`;
