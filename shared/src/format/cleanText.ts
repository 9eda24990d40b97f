/** Zero-width joiner and non-joiner, which emoji and some scripts need. */
const joiners = '\u200c\u200d';

/** Unicode category Format: direction marks, zero-width spaces, soft hyphens. */
const invisible = /\p{Cf}/gu;
const invisibleExceptJoiners = new RegExp(`(?![${joiners}])\\p{Cf}`, 'gu');

const withoutLineEnds = (text: string, removed: RegExp): string =>
  text
    .normalize('NFC')
    .replace(removed, '')
    .replace(/[\s\u0085]/g, ' ')
    .trim();

/** Normalises a single line: white space becomes spaces, invisible characters go, accents are composed. */
export const cleanLine = (text: string): string => withoutLineEnds(text, invisible);

/** Normalises as `cleanLine`, but keeps the joiners in emoji. */
export const cleanSentence = (text: string): string => withoutLineEnds(text, invisibleExceptJoiners);

export const cleanLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisibleExceptJoiners, '')
    .replace(/[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\S\r\n\t]/g, ' ')
    .trim();
