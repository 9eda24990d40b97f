/** Characters, as readers count them, of a name that a page shows at most. */
const longest = 40;

/** UTF-16 units of these at most: one character may be an emoji of many, or carry any number of marks. */
const longestText = 4 * longest;

/** Cuts a name that is too long to be shown, between characters: no emoji is cut in two. */
export function shortName(name: string): string {
  const characters = Intl.Segmenter ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment) : [...name];
  let short = '';
  for (const character of characters.slice(0, longest)) {
    if (short.length + character.length > longestText) break;
    short += character;
  }
  return short;
}
