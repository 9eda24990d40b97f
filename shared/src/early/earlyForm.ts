import { checksSelector } from './protocol';

export type CheckedField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form that have `checks`. */
export const checkedFields = (form: Element): readonly CheckedField[] => [
  ...form.querySelectorAll<CheckedField>(checksSelector),
];

/** Shows the message below a field, in the element that `TextField` has for it; an empty one shows that the field is right. */
export function showMessage(field: CheckedField, message: string): void {
  const place = document.getElementById(`${field.id}-error`);
  // An equal text written once more would be announced once more.
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
