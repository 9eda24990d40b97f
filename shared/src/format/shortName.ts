/** Grapheme clusters (characters as readers count them). */
const maxCharacters = 40;

/** UTF-16 units. One grapheme cluster can have any number of them. */
const maxUnits = 4 * maxCharacters;

/** Cuts a long name between grapheme clusters, so that no emoji is cut in two. */
export function shortName(name: string): string {
  const characters = Intl.Segmenter ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment) : [...name];
  let short = '';
  for (const character of characters.slice(0, maxCharacters)) {
    if (short.length + character.length > maxUnits) break;
    short += character;
  }
  return short;
}
