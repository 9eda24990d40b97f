import type { PreferredContact } from '@site/shared/contracts';

/** Spec 9, Preferred-contact options. */
export const preferredContactOptions = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Telefone' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const satisfies readonly { readonly value: PreferredContact; readonly label: string }[];
