import * as v from 'valibot';

const localPart = String.raw`[^\s\p{C}@<>()[\]",;:\\]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(String.raw`^${localPart}@${label}(?:\.${label})+$`, 'u');

/** Characters of the longest deliverable address (RFC 5321, section 4.5.3.1.3). */
const maxLength = 254;

/** `name@domain.tld` with accents (spec 5). Refuses characters with a meaning in mail headers. */
export const email = v.pipe(
  v.string('O e-mail é obrigatório.'),
  v.trim(),
  v.nonEmpty('O e-mail é obrigatório.'),
  v.check((text) => text.length <= maxLength && address.test(text), 'Formato de e-mail inválido.'),
);

const plainLocalPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const plainDomain = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** ASCII within the lengths of RFC 5321, section 4.5.3.1. Other addresses need a server with SMTPUTF8. */
export function isPlainAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && local.length <= 64 && plainLocalPart.test(local) && plainDomain.test(domain);
}
