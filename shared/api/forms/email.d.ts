import * as v from 'valibot';
/**
 * Rule of every e-mail field (spec 5): looks like `name@domain.tld`, accents allowed. What has a meaning of its own in a
 * mail header (line breaks, control characters, `<>`, commas, quotes) is refused.
 */
export declare const email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
/**
 * Whether every mail server carries an address in its headers: ASCII, at most 64 characters before the `@` and 63 in each label
 * behind it (RFC 5321, section 4.5.3.1). Others need a server that knows SMTPUTF8.
 */
export declare function isPlainAddress(text: string): boolean;
