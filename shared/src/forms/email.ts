import * as v from 'valibot';
import { cleanLine } from '../format';

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
  v.transform(cleanLine),
  v.nonEmpty('O e-mail é obrigatório.'),
  v.check((text) => text.length <= longest && address.test(text), 'Formato de e-mail inválido.'),
);
