/**
 * The characters that the site's own cut of its typeface has: what Portuguese is written with, and what the site says
 * beside words. Whatever else a text has is set in the rest of the typeface (`further.script.css`), which the shell adds
 * and a browser fetches only then; `npm run font` makes both.
 */
export declare const siteCharacters: string;
/** Weights that the site's style sheets ask for, the lightest and the heaviest. */
export declare const siteWeights: {
    readonly min: 400;
    readonly max: 850;
};
