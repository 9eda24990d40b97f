import { type Month, monthNames } from '../dueDates/months';

/** Compares texts without accents, capitals, full-width digits and subscripts: `CO₂` is `co2`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const names = monthNames.map((name) => plain(name).slice(0, 3));

const patterns: readonly [RegExp, (match: readonly string[]) => readonly [year: string, month: string]][] = [
  // 2025-03, 2025/03, 2025-03-15
  [/^(\d{4}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?\d{1,2})?(?: [\d:]+)?$/, ([, year = '', month = '']) => [year, month]],
  // 03/2025, 3-25, 15/03/2025
  [/^(?:\d{1,2} ?[-/.] ?)?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})(?: [\d:]+)?$/, ([, month = '', year = '']) => [year, month]],
  // mar/2025, mar.-25, março de 2025, 15 de março de 2025
  [
    /^(?:\d{1,2}(?: de |[-/. ]))?([a-z]{3,9})\.?(?: de | ?[-/.] ?| )(\d{4}|\d{2})$/,
    ([, name = '', year = '']) => [year, monthNumber(name)],
  ],
];

/** Returns the number of a month's name, or of its beginning of three letters at least. */
function monthNumber(name: string): string {
  const index = names.indexOf(name.slice(0, 3));
  return index >= 0 && plain(monthNames[index] ?? '').startsWith(name) ? String(index + 1) : '';
}

/** Reads a month of a spreadsheet. Years of two digits are 1990 to 2089. @returns null for other texts */
export function readMonth(text: string): Month | null {
  const value = plain(text);
  for (const [pattern, parts] of patterns) {
    const match = pattern.exec(value);
    if (!match) continue;
    const [yearText, monthText] = parts(match);
    const month = Number(monthText);
    const year = Number(yearText) + (yearText.length === 4 ? 0 : Number(yearText) < 90 ? 2000 : 1900);
    return month >= 1 && month <= 12 ? { year, month } : null;
  }
  return null;
}
