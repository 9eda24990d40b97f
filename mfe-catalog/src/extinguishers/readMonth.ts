import { type Month, monthNames } from '../dueDates/months';

/** Compares texts without accents, capitals, full-width digits and subscripts: `CO₂` is `co2`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const names = monthNames.map(plain);

/** Number of a month's name or of its beginning, such as `mar.`; an unknown name stays. */
function monthNumber(name: string): string {
  const index = names.findIndex((month) => month.startsWith(name.replace('.', '')));
  return index < 0 ? name : String(index + 1);
}

/**
 * Reads a month as spreadsheets write it: `03/2025`, `15/03/2025`, `2025-03-15`, `mar/25`, `março de 2025`. Years of two digits
 * begin with 20. @returns null for other texts
 */
export function readMonth(text: string): Month | null {
  const parts = plain(text)
    .replace(/[a-z]{3,}\.?/, monthNumber)
    .split(/ de | ?[-/. ] ?/);
  if (parts.length < 2 || parts.length > 3) return null;
  const [yearText = '', monthText = ''] = parts[0]?.length === 4 ? parts : parts.reverse();
  if (!/^(?:20)?\d\d$|^19\d\d$/.test(yearText) || !parts.every((part) => /^\d+$/.test(part))) return null;
  const month = Number(monthText);
  return month >= 1 && month <= 12 ? { year: Number(yearText.padStart(4, '20')), month } : null;
}
