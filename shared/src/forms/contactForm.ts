import * as v from 'valibot';
import { type ContactMessage, type PreferredContact, preferredContacts } from '../contracts';
import { parsePhone } from '../format';
import { email } from './email';
import { readQuoteItems } from './quoteItems';

/** Id and anchor of the contact page's form, into which the server writes values and messages. */
export const contactFormAnchor = 'formulario';

/** Id of the empty paragraph in that form for the server's answer. */
export const contactAnswerId = 'formulario-resposta';

const name = v.pipe(
  v.string('O nome é obrigatório.'),
  v.trim(),
  v.nonEmpty('O nome é obrigatório.'),
  v.regex(/^[\p{L}\p{M} ]+$/u, 'O nome deve conter apenas letras.'),
);

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === '' || parsePhone(text) !== null,
    'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
  ),
);

const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

/** Rules of the popup's form: name, e-mail and phone (spec 5, Contact form; spec 3, the shorter variant). */
export const shortContactSchema = v.object({ name, email, phone });

/** Rules of the form on the contact page (spec 5, Contact form). */
export const fullContactSchema = v.object({
  ...shortContactSchema.entries,
  subject: required('O assunto é obrigatório.'),
  message: required('A mensagem é obrigatória.'),
  preferredContact: v.picklist(preferredContacts, 'Escolha uma forma de contato.'),
});

/** Rules of the popup's form where it asks for a quote; the products are the subject. */
export const quoteContactSchema = v.object({
  ...shortContactSchema.entries,
  location: v.pipe(v.string(), v.trim()),
  message: v.pipe(v.string(), v.trim()),
  preferredContact: fullContactSchema.entries.preferredContact,
});

export type QuoteContactValues = v.InferOutput<typeof quoteContactSchema>;

export type ShortContactValues = v.InferOutput<typeof shortContactSchema>;

export type FullContactValues = v.InferOutput<typeof fullContactSchema>;

export const emptyContactValues: FullContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  preferredContact: 'email',
};

/** Labels of the fields in the company's mail, in its order. */
export const contactLabels: Readonly<Record<keyof FullContactValues | 'location', string>> = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  location: 'Bairro e cidade',
  preferredContact: 'Contato preferido',
  subject: 'Assunto',
  message: 'Mensagem',
};

/** Spec 9, Preferred-contact options. */
export const preferredContactLabels: Readonly<Record<PreferredContact, string>> = {
  email: 'Email',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
};

const receivedFields = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((fields) => ({ ...emptyContactValues, origem_formulario: '', ...fields })),
);
const receivedEntries = {
  ...fullContactSchema.entries,
  origem_formulario: required('A origem é obrigatória.'),
};
const fullMessage = v.pipe(receivedFields, v.object(receivedEntries));
const receivedShortEntries = { ...receivedEntries, subject: v.string(), message: v.string() };
const shortMessage = v.pipe(receivedFields, v.object(receivedShortEntries));
const quoteMessage = v.pipe(
  receivedFields,
  v.object({
    ...receivedShortEntries,
    // Forms of version 1 lack it.
    location: v.optional(quoteContactSchema.entries.location),
    items: v.pipe(
      v.string(),
      v.check((text) => readQuoteItems(text) !== null, 'A lista de produtos chegou incompleta.'),
    ),
  }),
);

/** A message with `items` asks for a quote; a message with any field of the full form is checked as a full one. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.lazy((fields) => {
  if (isQuoteContact(fields)) return quoteMessage;
  return isFullContact(fields) ? fullMessage : shortMessage;
});

const isQuoteContact = (fields: unknown) => Object.hasOwn(Object(fields), 'items' satisfies keyof ContactMessage);

const fieldsOfFullForm = Object.keys(fullContactSchema.entries).filter(
  (name) => !Object.hasOwn(shortContactSchema.entries, name),
);

export function isFullContact(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null) return false;
  return fieldsOfFullForm.some((name) => Object.hasOwn(fields, name));
}
