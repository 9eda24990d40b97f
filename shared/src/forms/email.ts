import * as v from 'valibot';

const localPart = String.raw`[^\s\p{C}@<>()[\]",;:\\]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(String.raw`^${localPart}@${label}(?:\.${label})+$`, 'u');

/** Longest address that mail servers carry, in characters (RFC 5321, section 4.5.3.1.3). */
const longest = 254;

/**
 * Rule of every e-mail field (spec 5): looks like `name@domain.tld`, accents allowed. What has a meaning of its own in a
 * mail header (line breaks, control characters, `<>`, commas, quotes) is refused.
 */
export const email = v.pipe(
  v.string('O e-mail é obrigatório.'),
  v.trim(),
  v.nonEmpty('O e-mail é obrigatório.'),
  v.check((text) => text.length <= longest && address.test(text), 'Formato de e-mail inválido.'),
);

const plainLocalPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const plainDomain = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether every mail server carries an address in its headers: ASCII, at most 64 characters before the `@` and 63 in each label
 * behind it (RFC 5321, section 4.5.3.1). Others need a server that knows SMTPUTF8.
 */
export function isPlainAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && local.length <= 64 && plainLocalPart.test(local) && plainDomain.test(domain);
}
