import { isPlainAddress } from '@site/shared/forms';
import { type BaseSyntheticEvent, useRef } from 'react';
import type { ContactFields } from './sendContactMessage';
import type { ContactSending } from './useContactSending';

export const confirmationText = 'Confira o e-mail: endereços com acentos nem sempre recebem respostas.';

/** Asks once per address that some mail servers do not support. @param ask shows the text at the field */
export function useEmailConfirmation(
  send: ContactSending['send'],
  ask: (text: string) => void,
): ContactSending['send'] {
  const confirmed = useRef('');
  return async (fields: ContactFields, event?: BaseSyntheticEvent) => {
    if (isPlainAddress(fields.email) || confirmed.current === fields.email) return send(fields, event);
    confirmed.current = fields.email;
    ask(confirmationText);
  };
}
