export const preferredContacts = ['email', 'phone', 'whatsapp'] as const;

export type PreferredContact = (typeof preferredContacts)[number];

export interface QuoteItem {
  readonly id: string;
  readonly name: string;
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** BRL per unit, as the visitor saw it. */
  readonly price: number;
}

/** Multipart fields of `POST /send_mail.php` (spec 3 and 7, Contact message). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly preferredContact: PreferredContact;
  /** Label of the form that sent the message, such as `Página de Contato`. */
  readonly origem_formulario: string;
  /** District and city, as the visitor writes them; only in requests for a quote. */
  readonly location?: string | undefined;
  /** JSON text of the products in a request for a quote (`quoteItemsText`); missing in other messages. */
  readonly items?: string | undefined;
}
