/** `npm run font` writes both subsets; browsers fetch `further.script.css` for other characters only. */
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

/** Lightest and heaviest weight in the site's style sheets. */
export const siteWeights = { min: 400, max: 850 } as const;
