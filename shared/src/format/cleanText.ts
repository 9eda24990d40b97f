/** Zero-width joiner and non-joiner: they belong to emoji and to some scripts. */
const joiners = '\u200c\u200d';

/** Invisible characters of the category Format: direction marks, zero-width spaces, soft hyphens. */
const invisible = /\p{Cf}/gu;
const invisibleButJoiners = new RegExp(`(?![${joiners}])\\p{Cf}`, 'gu');

/**
 * Text of a field of one line, as it was pasted from somewhere: every white space is a space, nothing is invisible, accents
 * are part of their letters, and no space stands around it.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\s\u0085]/g, ' ')
    .trim();

/** The same for text that may have emoji in it, which joiners hold together. */
export const cleanSentence = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisibleButJoiners, '')
    .replace(/[\s\u0085]/g, ' ')
    .trim();

/** The same for text of several lines: their ends and tabs stay. */
export const cleanLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisibleButJoiners, '')
    .replace(/[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\S\r\n\t]/g, ' ')
    .trim();
