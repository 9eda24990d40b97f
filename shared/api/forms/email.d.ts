import * as v from 'valibot';
/**
 * Schema of every e-mail field (spec 5): `name@domain.tld`, accents allowed. Refuses characters with a meaning in mail headers
 * (line breaks, control characters, `<>`, commas, quotes).
 */
export declare const email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
/**
 * Returns true if every mail server supports the address: ASCII, at most 64 characters before the `@` and 63 in each label of the
 * domain (RFC 5321, section 4.5.3.1). Other addresses need a server with SMTPUTF8.
 */
export declare function isPlainAddress(text: string): boolean;
