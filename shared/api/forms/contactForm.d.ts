import * as v from 'valibot';
import { type ContactMessage } from '../contracts';
/** Id of the contact page's form, and so its anchor; a server writes into what stands there. */
export declare const contactFormAnchor = "formulario";
/** Id of the empty paragraph in it that takes a server's answer. */
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
export type FullContactValues = v.InferOutput<typeof fullContactSchema>;
export declare const emptyContactValues: FullContactValues;
/**
 * What a message must be when it arrives. One that has any field of the full form is judged as a full one, so that an
 * empty subject is an error there; the short form sends no subject, message or preferred contact at all. A field that
 * is missing counts as empty, and the messages are those that the form shows before it sends.
 */
export declare const contactMessageSchema: v.GenericSchema<unknown, ContactMessage>;
/** Whether somebody has filled in the full form, and not the short one. */
export declare function isFullContact(fields: unknown): boolean;
