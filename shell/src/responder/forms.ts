import { checkedFields, type EarlyChecks, showMessage } from '@site/shared/contracts';
import { answers } from './respond';

/** Checks forms with `data-checks`, as React does once it is there: the browser's own messages, in its own words, stay away. */
export function checkForms(): void {
  answers.push(['click', checkOurselves], ['submit', refuse], ['input', recheck]);
  showMissedRefusal();
}

/** A press on a button that sends such a form, by Enter too. */
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

/** Checks a field of a refused form as it is corrected. */
function recheck(_event: Event, target: Element): boolean {
  const field = target as HTMLInputElement;
  if (field.dataset.checks && field.form === window.earlyForm) check(field);
  return false;
}

/**
 * Shows the messages of a form that the browser refused before the first responder came. Required fields that are empty are
 * `:user-invalid` from then on; `:is` keeps the selector valid in browsers without it.
 */
function showMissedRefusal(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('[data-checks]:is(:user-invalid)')].find(
    ({ value }) => !value,
  );
  if (field?.form) showMessages(field.form);
}

/** @returns the fields that are wrong */
function showMessages(form: HTMLFormElement) {
  const wrong = checkedFields(form).filter(check);
  if (wrong[0]) window.earlyForm = form;
  return wrong;
}

function check(field: ReturnType<typeof checkedFields>[number]): string {
  const checks: EarlyChecks = JSON.parse(field.dataset.checks ?? '');
  // Invisible characters, such as those that a text pasted from Word has, are nobody's mistake.
  const value = field.value.replace(/\p{Cf}/gu, '').trim();
  const [, message = ''] = checks.find(([pattern]) => !RegExp(pattern, 'u').test(value)) ?? [];
  showMessage(field, message);
  return message;
}
