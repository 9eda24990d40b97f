import { preferredContacts } from '@site/shared/contracts';
import { emptyContactValues, type FullContactValues, isQuote } from '@site/shared/forms';

/** Key in session storage of typed, unsent values: for this tab, until it is closed. */
export const draftStorageKey = 'contactDraft';

/** Characters of all fields together, above which no draft is stored. */
const longest = 30_000;

const names = Object.keys(emptyContactValues) as (keyof FullContactValues)[];

/** Reads the values typed before a reload; anything unreadable counts as an empty draft. */
export function readDraft(): Partial<FullContactValues> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftStorageKey) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(isField));
  } catch {
    return {};
  }
}

function isField([name, value]: [string, unknown]): boolean {
  if (name === 'preferredContact') return (preferredContacts as readonly unknown[]).includes(value);
  return (names as readonly string[]).includes(name) && typeof value === 'string';
}

/** Stores typed values, unless storage is full or forbidden. A quote filled in from the address is not stored. */
export function saveDraft(shown: Partial<FullContactValues>): void {
  const { subject = '', message = '' } = shown;
  const values = isQuote({ subject, message }) ? { ...shown, subject: '', message: '' } : shown;
  const isEmpty = names.every((name) => (values[name] || emptyContactValues[name]) === emptyContactValues[name]);
  const length = names.reduce((sum, name) => sum + (values[name]?.length ?? 0), 0);
  if (isEmpty || length > longest) {
    clearDraft();
    return;
  }
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify(values));
  } catch {
    // The values are still on the screen.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Forbidden storage holds no draft.
  }
}
