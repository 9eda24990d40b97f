/**
 * `1234.5` (BRL) as `R$ 1.234,50`, with an ordinary space. Not by `Intl.NumberFormat`: to make the first one for Portuguese
 * takes an old phone a third of the time that all of React does (docs/decisions/0019-script-before-idle.md).
 */
export function formatPrice(price: number): string {
  const number = price
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
  return `R$ ${number}`;
}

/**
 * The first word of a name, or the fallback of spec 2, User menu, when there is none to be seen. An e-mail address in
 * place of a name ends before its `@`: what is greeted with is remembered outside the identity provider's storage.
 */
export function firstName(displayName: string | null | undefined): string {
  const visible = (displayName ?? '').replace(/(?!\s)\p{C}/gu, '');
  return visible.trim().split(/[\s@]+/)[0] || 'Usuário';
}

/** As many digits of a CEP as there are, as `00000-000`. */
export function formatPostalCode(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** Digits of the longest phone number there is (https://www.itu.int/rec/T-REC-E.164). */
const longestNumber = 15;

/**
 * As many digits of a Brazilian phone number as there are, as `(99)99999-9999` or `(99)9999-9999`. A number pasted or
 * filled in with the country's code or the trunk zero loses it; one that starts with another code stays as it is. Digits
 * too many are kept: the form says so (spec 5), rather than making another number of it.
 */
export function formatPhone(text: string): string {
  const international = text.trimStart().startsWith('+');
  const all = text.replace(/\D/g, '');
  if (international && !/^55\d{10}/.test(all)) return `+${all.slice(0, longestNumber)}`;
  const digits = withoutPrefix(all, international).slice(0, longestNumber);
  if (digits.length <= 2) return digits;
  const split = digits.length > 10 ? 7 : 6;
  const number = digits.length > 6 ? `${digits.slice(2, split)}-${digits.slice(split)}` : digits.slice(2);
  return `(${digits.slice(0, 2)})${number}`;
}

/** 55 is an area code too: it is the country's only before a `+`-less number that would otherwise be too long. */
function withoutPrefix(digits: string, international: boolean): string {
  if (international || (digits.startsWith('55') && digits.length > 12)) return digits.slice(2);
  return digits.length > 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}
