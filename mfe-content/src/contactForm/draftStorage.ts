import { preferredContacts } from '@site/shared/contracts';
import { emptyContactValues, type FullContactValues, isQuote } from '@site/shared/forms';

/** Key of session storage that holds what is typed but not sent: for this tab, and no longer than the tab lives. */
export const draftStorageKey = 'contactDraft';

/** Characters of all fields together; what is longer is not kept, so that it never fills the visitor's storage. */
const longest = 30_000;

const names = Object.keys(emptyContactValues) as (keyof FullContactValues)[];

/** What was typed before a reload. Whatever else is found there, or nothing at all, is an empty draft, never an error. */
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

/** Keeps what is typed, unless storage is full or forbidden. What the address asked for is in the address. */
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
    // Nothing to do: the visitor still has what is on the screen.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Nothing can have been kept.
  }
}
