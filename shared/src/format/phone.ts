import { cleanLine } from './cleanText';

/** A Brazilian telephone number: area code and number together, and the extension behind it. */
export interface Phone {
  /** 10 or 11 digits. */
  readonly digits: string;
  /** Up to 6 digits; empty without one. */
  readonly extension: string;
}

/** `ramal 5`, `r. 12`, `ext 3`, `x4`, `#7`, at the end, in parentheses or behind a comma. */
const extensionAtEnd = /[\s,;(-]*(?:ramal|ram\.?|r\.?|ext\.?|extensão|extension|x|#)[\s:.]*(\d{1,6})\)?$/i;

/** Characters of a number as people write it. A `+` begins it; a single digit at the end is something else, such as an extension. */
const written = /^\(?\+?(?!.*[^\d]\d$)[\d\s().-]*$/;

/** The country's code, with what people write before and around it. */
const countryCode = /^(?:\(?\+\s*55\)?|\(?00\s*55\)?|\(?55\)?)(?=\D|\d{10})/;

/** Area code behind the country's, with or without the trunk zero; anything else shows that 55 was the area code. */
const areaCode = /^[\s.-]*(?:\(0\)|0)?[\s.-]*\(?0?\d{2}\)?(?:[\s.-]+\d|\d{8,9}$|(?<=\))\d)/;

/**
 * Reads a Brazilian telephone number as people write or paste it (spec 5: 10 or 11 digits). Invisible characters, the
 * country's code and the trunk zero are dropped, these two only where a complete number remains.
 *
 * @returns null for anything else: too few or too many digits, letters, two numbers, another country's code
 */
export function parsePhone(text: string): Phone | null {
  const line = cleanLine(text.normalize('NFKC')).replace(/\p{Pd}|\u2212/gu, '-');
  const [, extension = ''] = extensionAtEnd.exec(line) ?? [];
  const number = extension ? line.replace(extensionAtEnd, '') : line;
  if (!written.test(number)) return null;
  const digits = localDigits(number);
  return digits === null ? null : { digits, extension };
}

/** Digits behind the country's code and the trunk zero; null where there are not 10 or 11. */
function localDigits(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const isInternational = /^\(?\+/.test(number) || digits.startsWith('00');
  if (!isInternational && isComplete(digits)) return withoutTrunkZero(digits);
  const rest = number.replace(countryCode, '');
  if (rest === number) return isInternational ? null : complete(withoutTrunkZero(digits));
  if (!areaCode.test(rest)) return null;
  return complete(withoutTrunkZero(rest.replace(/\D/g, '')));
}

const isComplete = (digits: string) => digits.length === 10 || digits.length === 11;
const complete = (digits: string) => (isComplete(digits) ? digits : null);

/** No area code begins with a zero: before a complete number it is the one that long-distance calls began with. */
const withoutTrunkZero = (digits: string) => (/^0\d{10,11}$/.test(digits) ? digits.slice(1) : digits);

/** A complete number as `(99)99999-9999` or `(99)9999-9999`, with ` ramal 9` behind it; anything else as it was typed. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) return text;
  const { digits, extension } = phone;
  const split = digits.length > 10 ? 7 : 6;
  const number = `(${digits.slice(0, 2)})${digits.slice(2, split)}-${digits.slice(split)}`;
  return extension ? `${number} ramal ${extension}` : number;
}

/**
 * The same for a number that is being typed: as far as it goes. One that begins with 55 is left alone until it is complete
 * and the field is left, since 55 is an area code and the country's.
 */
export function formatPhoneWhileTyping(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\D*55/.test(text) || !/^[\d().\s-]*\d$/.test(text)) return text;
  if (digits.length >= 10) return digits.length > 11 ? text : formatPhone(text);
  if (digits.length <= 2) return digits;
  const number = digits.length > 6 ? `${digits.slice(2, 6)}-${digits.slice(6)}` : digits.slice(2);
  return `(${digits.slice(0, 2)})${number}`;
}

/** Address of a link that calls a number (RFC 3966); null for what is no Brazilian number. */
export function phoneLink(text: string): string | null {
  const phone = parsePhone(text);
  if (!phone) return null;
  return `tel:+55${phone.digits}${phone.extension ? `;ext=${phone.extension}` : ''}`;
}
