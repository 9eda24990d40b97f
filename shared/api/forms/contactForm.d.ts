import * as v from 'valibot';
import { type ContactMessage, type PreferredContact } from '../contracts';
/** Id and anchor of the contact page's form, into which the server writes values and messages. */
export declare const contactFormAnchor = "formulario";
/** Id of the empty paragraph in that form for the server's answer. */
export declare const contactAnswerId = "formulario-resposta";
/** Rules of the popup's form: name, e-mail and phone (spec 5, Contact form; spec 3, the shorter variant). */
export declare const shortContactSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"O nome é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O nome é obrigatório.">, v.RegexAction<string, "O nome deve conter apenas letras.">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.">]>;
}, undefined>;
/** Rules of the form on the contact page (spec 5, Contact form). */
export declare const fullContactSchema: v.ObjectSchema<{
    readonly subject: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.NonEmptyAction<string, string>]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.NonEmptyAction<string, string>]>;
    readonly preferredContact: v.PicklistSchema<readonly ["email", "phone", "whatsapp"], "Escolha uma forma de contato.">;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"O nome é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O nome é obrigatório.">, v.RegexAction<string, "O nome deve conter apenas letras.">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.">]>;
}, undefined>;
/** Rules of the popup's form where it asks for a quote; the products are the subject. */
export declare const quoteContactSchema: v.ObjectSchema<{
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction]>;
    readonly preferredContact: v.PicklistSchema<readonly ["email", "phone", "whatsapp"], "Escolha uma forma de contato.">;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"O nome é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O nome é obrigatório.">, v.RegexAction<string, "O nome deve conter apenas letras.">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.">]>;
}, undefined>;
export type QuoteContactValues = v.InferOutput<typeof quoteContactSchema>;
export type ShortContactValues = v.InferOutput<typeof shortContactSchema>;
export type FullContactValues = v.InferOutput<typeof fullContactSchema>;
export declare const emptyContactValues: FullContactValues;
/** Labels of the fields in the company's mail, in its order. */
export declare const contactLabels: Readonly<Record<keyof FullContactValues, string>>;
/** Spec 9, Preferred-contact options. */
export declare const preferredContactLabels: Readonly<Record<PreferredContact, string>>;
/**
 * Rules of an arriving message. A message with `items` asks for a quote. Another message with any field that only the full form has is checked as a full one, so that an
 * empty subject is an error there; the short form sends none of these fields. A missing field counts as empty, and the
 * error messages are those that the form shows before it sends.
 */
export declare const contactMessageSchema: v.GenericSchema<unknown, ContactMessage>;
/** True for fields of the full form, false for those of the short one. */
export declare function isFullContact(fields: unknown): boolean;
