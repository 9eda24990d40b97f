import { type ContactKind, type ContactSpan, contactChannels } from '@site/shared/contracts';
import { contactsLimits } from '../limits';

export const contactKinds: readonly ContactKind[] = ['request', ...contactChannels];

/** Counts by day (`2026-11-26`), then by kind and place (`whatsapp /empresa`). */
export type ContactSnapshot = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type ContactCounts = ReturnType<typeof createContactCounts>;

/** Days; the longest is also the retention. */
const spans = [7, 30, 90] as const;
const keptDays = Math.max(...spans);

const dayMs = 24 * 60 * 60_000;

/** Day in Brasília, whatever the machine's time zone; Sweden writes dates as ISO 8601. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Counts requests and presses per day and place, without data about visitors. */
export function createContactCounts(now: () => Date) {
  const days = new Map<string, Map<string, number>>();

  /** 0 for today; negative for a day that a wrong clock has counted. */
  const ageOf = (day: string) => Math.round((Date.parse(dayFormat.format(now())) - Date.parse(day)) / dayMs);
  const isKept = (day: string) => ageOf(day) >= 0 && ageOf(day) < keptDays;

  function add(day: string, key: string, count: number) {
    let counts = days.get(day);
    if (!counts) {
      counts = new Map();
      for (const other of days.keys()) if (!isKept(other)) days.delete(other);
      days.set(day, counts);
    }
    if (counts.size < contactsLimits.placesPerDay || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + count);
  }

  function placesIn(length: number): ContactSpan['places'] {
    const places = new Map<string, Record<ContactKind, number>>();
    for (const [day, counts] of days) {
      const age = ageOf(day);
      if (age < 0 || age >= length) continue;
      for (const [key, count] of counts) {
        const { kind, place } = readKey(key);
        const sums = places.get(place) ?? { request: 0, whatsapp: 0, phone: 0 };
        sums[kind] += count;
        places.set(place, sums);
      }
    }
    return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([place, sums]) => ({ place, ...sums }));
  }

  return {
    add: (kind: ContactKind, place: string) => add(dayFormat.format(now()), `${kind} ${place}`, 1),
    summary: (): readonly ContactSpan[] => spans.map((length) => ({ days: length, places: placesIn(length) })),
    snapshot: (): ContactSnapshot =>
      Object.fromEntries([...days].map(([day, counts]) => [day, Object.fromEntries(counts)])),
    restore(kept: ContactSnapshot) {
      for (const [day, counts] of Object.entries(kept)) {
        if (!isKept(day)) continue;
        for (const [key, count] of Object.entries(counts)) add(day, key, count);
      }
    },
  };
}

function readKey(key: string): { readonly kind: ContactKind; readonly place: string } {
  const end = key.indexOf(' ');
  return { kind: key.slice(0, end) as ContactKind, place: key.slice(end + 1) };
}
