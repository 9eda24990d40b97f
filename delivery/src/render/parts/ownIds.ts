import { type OwnedNames, ownsName } from '@site/shared/registry';

export type IdOwner = Pick<OwnedNames, 'ids'>;

/** @param place see `isBelow` */
export function ownsId(owner: IdOwner, id: string, place: string): boolean {
  // A React of the package's own puts its prefix into ids of `useId`: `:promo-R1:`, `_promo-R_1_`.
  return ownsName(owner, id) || (/^[:_«]/.test(id) && ownsName(owner, id.slice(1))) || isBelow(place, id);
}

const reactId = /^_R_([\da-v]+)(?:H[\da-v]+)?_/;

/**
 * True for ids that `useId` gives in components below a place: they contain the path in React's tree, and its last bits are those
 * of the place (`ReactTreeContext` in React's source).
 *
 * @param place id of the first of two children at the place, so that a bit 1 precedes the place's own bits; '' without React
 */
export function isBelow(place: string, id: string): boolean {
  const [own, bits] = [place, id].map((it) => bitsOf(reactId.exec(it)?.[1] ?? ''));
  if (!own || !bits) return false;
  const path = own.slice(own.indexOf('1') + 1);
  return bits.padStart(path.length, '0').endsWith(path);
}

const bitsOf = (digits: string) =>
  [...digits].map((digit) => Number.parseInt(digit, 32).toString(2).padStart(5, '0')).join('');
