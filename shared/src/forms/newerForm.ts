import * as v from 'valibot';
import { type ContactMessage, preferredContacts } from '../contracts';
import { contactMessageSchema } from './contactForm';
import { email } from './email';
import { hiddenFields } from './hiddenFields';
import { readQuoteItems } from './quoteItems';

/** Field with a form's version. Forms of version 1 lack it; those of version 2 have `location`. */
export const versionField = 'versao';

/** Raise it with a form that the server of this version would refuse or misread. */
export const formVersion = 2;

/** The other fields that this version writes are taken apart below. */
const fieldNames = new Set([
  'name',
  'email',
  'phone',
  'subject',
  'message',
  ...Object.values(hiddenFields),
  versionField,
]);

const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** Needs an address to answer to; keeps other fields as lines of the message. */
const newerMessage: v.GenericSchema<unknown, ContactMessage> = v.pipe(
  v.record(v.string(), v.string()),
  v.check(({ email: address }) => v.is(email, address), 'Formato de e-mail inválido.'),
  v.transform((fields): ContactMessage => {
    const { items, location, preferredContact, origem_formulario, ...others } = fields;
    const isQuote = items !== undefined && readQuoteItems(items) !== null;
    const preferred = preferredContacts.find((it) => it === preferredContact);
    const unknown = { ...others, ...(!preferred && { preferredContact }), ...(!isQuote && { items }) };
    const lines = Object.entries(unknown).flatMap(([name, value]) =>
      value === undefined || fieldNames.has(name) ? [] : `${name}: ${value}`,
    );
    const given = v.parse(v.object({ name: text, phone: text, subject: text, message: text }), fields);
    return {
      ...given,
      email: v.parse(email, fields.email),
      message: [given.message, ...lines].filter(Boolean).join('\n'),
      preferredContact: preferred ?? 'email',
      origem_formulario: origem_formulario || 'Formulário',
      ...(location !== undefined && { location }),
      ...(isQuote && { items }),
    };
  }),
);

/** Rules for a form, which may be newer than the server: a downgrade loses no message. */
export const messageSchemaFor = (fields: Readonly<Record<string, string>>): v.GenericSchema<unknown, ContactMessage> =>
  Number(fields[versionField]) > formVersion ? newerMessage : contactMessageSchema;
