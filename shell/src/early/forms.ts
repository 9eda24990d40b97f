import {
  type CheckedField,
  checkedFields,
  checksOf,
  checksSelector,
  refusedForm,
  setRefusedForm,
  showMessage,
} from '@site/shared/early';
import { answers } from './respond';

/** Checks forms whose fields have `checks`, with the messages that React shows later instead of the browser's. */
export function checkForms(): void {
  answers.push(['click', checkOurselves], ['submit', refuse], ['input', recheck]);
  showMissedRefusal();
}

/** Turns the browser's own check off when a button that sends such a form is pressed, also by Enter. */
function checkOurselves(_event: Event, target: Element): boolean {
  const form = target.closest('button')?.form;
  if (form && checkedFields(form)[0]) form.noValidate = true;
  return false;
}

/** Refuses to send a form with wrong fields, shows the message of each, and puts the focus in the first. */
function refuse(_event: Event, form: Element): boolean {
  const wrong = showMessages(form as HTMLFormElement);
  wrong[0]?.focus();
  return wrong.length > 0;
}

function recheck(_event: Event, target: Element): boolean {
  const field = target as HTMLInputElement;
  if (field.form && field.form === refusedForm() && field.matches(checksSelector)) check(field);
  return false;
}

/** Empty required fields are `:user-invalid` then; `:is` keeps the selector valid in older browsers. */
function showMissedRefusal(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>(`${checksSelector}:is(:user-invalid)`)].find(
    ({ value }) => !value,
  );
  if (field?.form) showMessages(field.form);
}

function showMessages(form: HTMLFormElement) {
  const wrong = checkedFields(form).filter(check);
  if (wrong[0]) setRefusedForm(form);
  return wrong;
}

function check(field: CheckedField): string {
  // Full-width digits are no mistake, nor invisible characters, such as those of a text pasted from Word.
  const value = field.value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, message = ''] = checksOf(field).find(([pattern]) => !RegExp(pattern, 'u').test(value)) ?? [];
  showMessage(field, message);
  return message;
}
