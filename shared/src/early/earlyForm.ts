import { checksSelector } from './protocol';

export type CheckedField = HTMLInputElement | HTMLTextAreaElement;

export const checkedFields = (form: Element): readonly CheckedField[] => [
  ...form.querySelectorAll<CheckedField>(checksSelector),
];

/** Shows a message in the element that `TextField` renders for it; an empty message marks the field as valid. */
export function showMessage(field: CheckedField, message: string): void {
  const place = document.getElementById(`${field.id}-error`);
  // Screen readers would announce an equal text again.
  if (!place || place.textContent === message) return;
  place.textContent = message;
  for (const [name, value] of [
    ['aria-invalid', 'true'],
    ['aria-describedby', place.id],
  ] as const) {
    if (message) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
}
