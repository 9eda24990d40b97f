import { contentPaths } from '../contracts/registry/content';

/** Query parameter of the page after sending. */
const field = 'numero';

/** Id of the paragraph on that page for `numberText`, empty in the published HTML. */
export const sentNumberId = 'contact-number';

/** Characters of the code: without vowels, which could make words, and without `0` and `1`, which look like letters. */
export const numberCharacters = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** `S-261129-7KQ2M`: the day of receipt and a code. */
const pattern = new RegExp(`^S-(\\d\\d)(\\d\\d)(\\d\\d)-[${numberCharacters}]{5}$`);

/** Returns the address of the page after sending without scripts. */
export const sentPath = (number: string): string =>
  `${contentPaths.contactSent}?${new URLSearchParams({ [field]: number })}`;

/** Reads the query of `sentPath`: a link made by somebody else must not show arbitrary text. @returns '' without a number */
export const sentNumberText = (search: string): string => numberText(new URLSearchParams(search).get(field) ?? '');

/** @returns `Número: S-261129-7KQ2M, de 29/11/2026.`, or '' for any other text */
export function numberText(number: string): string {
  const [, year, month, day] = pattern.exec(number) ?? [];
  return year ? `Número: ${number}, de ${day}/${month}/20${year}.` : '';
}
