import { cleanLine } from './cleanText';

export interface Phone {
  /** Area code and number, 10 or 11 digits. A toll-free number keeps its leading zero. */
  readonly digits: string;
  /** Up to 6 digits; empty without one. */
  readonly extension: string;
}

/** `ramal 5`, `r. 12`, `ext 3`, `x4`, `#7`, at the end, in parentheses or behind a comma. */
const extensionAtEnd =
  /[\s,;(-]*(?:ramal|ram\.?|r\.?|ext\.?|extensão|extension|x|#)[\s:.=]*(?:no?\.?\s*)?(\d{1,6})\)?$/i;

/** Accepted characters. A `+` is accepted at the start only. A single digit at the end is not part of a number. */
const phoneCharacters = /^\(?\+?(?!.*[^\d]\d$)[\d\s().-]*$/;

/** Characters; the patterns are slow for long texts. */
const maxLength = 60;

/** Toll-free and shared-cost numbers (0800, 0300, 0500), which have no area code. */
const nonGeographic = /^0[358]00\d{7}$/;

/** Area code with a landline or mobile number. */
const plausible = /^[1-9]\d(?:[2-5]\d{7}|9\d{8})$/;

/** Country code with its prefixes and parentheses. */
const countryCode = /^(?:\(?\+\s*55\)?|\(?00\s*55\)?|\(?55\)?)(?=\D|\d{10})/;

/** Area code after the country code, with or without the trunk zero. Without a match, 55 was an area code itself. */
const areaCode = /^[\s.-]*(?:\(0\)|0)?[\s.-]*\(?0?\d{2}\)?(?:[\s.-]+\d|\d{8,9}$|(?<=\))\d)/;

/** Spec 5: 10 or 11 digits. Drops invisible characters, country code and trunk zero. @returns null for other texts */
export function parsePhone(text: string): Phone | null {
  const line = cleanLine(text.normalize('NFKC')).replace(/\p{Pd}|\u2212/gu, '-');
  if (line.length > maxLength) return null;
  const [, extension = ''] = extensionAtEnd.exec(line) ?? [];
  // `0xx` is an older notation of the trunk zero, with a placeholder for the carrier code.
  const number = (extension ? line.replace(extensionAtEnd, '') : line).replace(/^(\(?)0xx/i, '$10');
  if (!phoneCharacters.test(number)) return null;
  const digits = localDigits(number);
  return digits === null ? null : { digits, extension };
}

function localDigits(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const isInternational = /^\(?\+/.test(number) || digits.startsWith('00');
  if (nonGeographic.test(digits)) return digits;
  if (!isInternational && isComplete(digits)) return withoutTrunkZero(digits);
  const rest = number.replace(countryCode, '');
  if (rest === number ? isInternational : !areaCode.test(rest)) return null;
  const local = ifComplete(withoutTrunkZero(rest.replace(/\D/g, '')));
  // Without a `+` the country code is a guess, so the rest must be a plausible number.
  return isInternational || plausible.test(local ?? '') ? local : null;
}

const isComplete = (digits: string) => digits.length === 10 || digits.length === 11;
const ifComplete = (digits: string) => (isComplete(digits) ? digits : null);

/** Drops the trunk zero of long-distance calls; no area code begins with a zero. */
const withoutTrunkZero = (digits: string) => (/^0\d{10,11}$/.test(digits) ? digits.slice(1) : digits);

/** Formats as `(99)99999-9999`, `(99)9999-9999` or `0800 999 9999`. */
function withSeparators(digits: string): string {
  if (nonGeographic.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  const split = digits.length > 10 ? 7 : 6;
  return `(${digits.slice(0, 2)})${digits.slice(2, split)}-${digits.slice(split)}`;
}

/** Formats a complete number as `(99)99999-9999` or `(99)9999-9999`, with ` ramal 9`; returns other texts unchanged. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) return text;
  const { digits, extension } = phone;
  return extension ? `${withSeparators(digits)} ramal ${extension}` : withSeparators(digits);
}

/** Leaves numbers that begin with 55 unchanged: area code or country code. `formatPhone` decides on blur. */
export function formatPhoneWhileTyping(text: string): string {
  const number = text.normalize('NFKC');
  const digits = number.replace(/\D/g, '');
  if (/^\D*(?:55|0)/.test(number) || !/^[\d().\s-]*\d$/.test(number)) return text;
  if (digits.length >= 10) return digits.length > 11 ? text : formatPhone(text);
  if (digits.length <= 2) return digits;
  const local = digits.length > 6 ? `${digits.slice(2, 6)}-${digits.slice(6)}` : digits.slice(2);
  return `(${digits.slice(0, 2)})${local}`;
}

/** Builds a `tel:` URL (RFC 3966); null if the text is not a Brazilian number. */
export function phoneLink(text: string): string | null {
  const phone = parsePhone(text);
  if (!phone) return null;
  const country = nonGeographic.test(phone.digits) ? '' : '+55';
  return `tel:${country}${phone.digits}${phone.extension ? `;ext=${phone.extension}` : ''}`;
}
