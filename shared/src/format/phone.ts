import { cleanLine } from './cleanText';

/** A Brazilian telephone number: area code and number together, and the extension behind it. */
export interface Phone {
  /** 10 or 11 digits; of a number that is free to call, with its zero. */
  readonly digits: string;
  /** Up to 6 digits; empty without one. */
  readonly extension: string;
}

/** `ramal 5`, `r. 12`, `ext 3`, `x4`, `#7`, at the end, in parentheses or behind a comma. */
const extensionAtEnd =
  /[\s,;(-]*(?:ramal|ram\.?|r\.?|ext\.?|extensão|extension|x|#)[\s:.=]*(?:no?\.?\s*)?(\d{1,6})\)?$/i;

/** Characters of a number as people write it. A `+` begins it; a single digit at the end is something else, such as an extension. */
const written = /^\(?\+?(?!.*[^\d]\d$)[\d\s().-]*$/;

/** Longest text that is read (characters): the patterns take long for long ones. */
const longest = 60;

/** Numbers that are free to call, or cost the same everywhere: they have no area code. */
const withoutArea = /^0[358]00\d{7}$/;

/** A landline's or a mobile's number behind its area code. */
const plausible = /^[1-9]\d(?:[2-5]\d{7}|9\d{8})$/;

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
  if (line.length > longest) return null;
  const [, extension = ''] = extensionAtEnd.exec(line) ?? [];
  // Long-distance calls were once written with `0xx`, for the carrier's code.
  const number = (extension ? line.replace(extensionAtEnd, '') : line).replace(/^(\(?)0xx/i, '$10');
  if (!written.test(number)) return null;
  const digits = localDigits(number);
  return digits === null ? null : { digits, extension };
}

/** Digits behind the country's code and the trunk zero; null where there are not 10 or 11. */
function localDigits(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const isInternational = /^\(?\+/.test(number) || digits.startsWith('00');
  if (withoutArea.test(digits)) return digits;
  if (!isInternational && isComplete(digits)) return withoutTrunkZero(digits);
  const rest = number.replace(countryCode, '');
  if (rest === number ? isInternational : !areaCode.test(rest)) return null;
  const local = complete(withoutTrunkZero(rest.replace(/\D/g, '')));
  // Without a `+` the prefix is a guess: what remains has to look like a number.
  return isInternational || plausible.test(local ?? '') ? local : null;
}

const isComplete = (digits: string) => digits.length === 10 || digits.length === 11;
const complete = (digits: string) => (isComplete(digits) ? digits : null);

/** No area code begins with a zero: before a complete number it is the one that long-distance calls began with. */
const withoutTrunkZero = (digits: string) => (/^0\d{10,11}$/.test(digits) ? digits.slice(1) : digits);

/** As people write it: `(99)99999-9999` or `(99)9999-9999`, `0800 999 9999`. */
function spaced(digits: string): string {
  if (withoutArea.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  const split = digits.length > 10 ? 7 : 6;
  return `(${digits.slice(0, 2)})${digits.slice(2, split)}-${digits.slice(split)}`;
}

/** A complete number as `(99)99999-9999` or `(99)9999-9999`, with ` ramal 9` behind it; anything else as it was typed. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) return text;
  const { digits, extension } = phone;
  return extension ? `${spaced(digits)} ramal ${extension}` : spaced(digits);
}

/**
 * The same for a number that is being typed: as far as it goes. One that begins with 55 is left alone until it is complete
 * and the field is left, since 55 is an area code and the country's.
 */
export function formatPhoneWhileTyping(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\D*(?:55|0)/.test(text) || !/^[\d().\s-]*\d$/.test(text)) return text;
  if (digits.length >= 10) return digits.length > 11 ? text : formatPhone(text);
  if (digits.length <= 2) return digits;
  const number = digits.length > 6 ? `${digits.slice(2, 6)}-${digits.slice(6)}` : digits.slice(2);
  return `(${digits.slice(0, 2)})${number}`;
}

/** Address of a link that calls a number (RFC 3966); null for what is no Brazilian number. */
export function phoneLink(text: string): string | null {
  const phone = parsePhone(text);
  if (!phone) return null;
  const country = withoutArea.test(phone.digits) ? '' : '+55';
  return `tel:${country}${phone.digits}${phone.extension ? `;ext=${phone.extension}` : ''}`;
}
