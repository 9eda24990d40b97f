import { type PreferredContact, preferredContacts } from '@site/shared/contracts';
import { useEarlyState } from '@site/shared/early';
import type { FullContactValues } from '@site/shared/forms';
import { useRef } from 'react';
import type { UseFormRegisterReturn, UseFormSetValue } from 'react-hook-form';

const isPreferredContact = (value: unknown): value is PreferredContact =>
  (preferredContacts as readonly unknown[]).includes(value);

/** React Hook Form registers radio buttons one by one and loses the early choice. @returns `ref` of the group */
export function useEarlyChoice(registration: UseFormRegisterReturn, setValue: UseFormSetValue<FullContactValues>) {
  const choice = useRef<unknown>(undefined);
  useEarlyState(() => {
    if (isPreferredContact(choice.current)) setValue('preferredContact', choice.current);
  });

  return (radio: HTMLInputElement | null) => {
    if (radio?.form) choice.current ??= new FormData(radio.form).get(radio.name);
    registration.ref(radio);
  };
}
