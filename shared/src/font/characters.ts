/**
 * The characters that the site's own cut of its typeface has: what Portuguese is written with, and what the site says
 * beside words. Whatever else a text has is set in the rest of the typeface (`further.script.css`), which the shell adds
 * and a browser fetches only then; `npm run font` makes both.
 */
export const siteCharacters: string = [
  // Letters, digits and signs of every keyboard: U+0020 to U+007E.
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÁÀÂÃÇÉÊÍÓÔÕÚÜ',
  ...'áàâãçéêíóôõúü',
  // Ordinals, degrees, powers, dots, dimensions, halves.
  ...'ªº°²³·×½',
  // Dashes, quotation marks, an ellipsis, a space that does not break.
  ...'–—‘’“”…\u00a0',
].join('');

/** Weights that the site's style sheets ask for, the lightest and the heaviest. */
export const siteWeights = { min: 400, max: 850 } as const;
