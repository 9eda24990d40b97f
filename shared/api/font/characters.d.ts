/**
 * Characters of the site's font subset: Portuguese letters and the signs that the site uses. Browsers fetch the rest of the
 * typeface (`further.script.css`) only for texts with other characters. `npm run font` writes both.
 */
export declare const siteCharacters: string;
/** Lightest and heaviest weight in the site's style sheets. */
export declare const siteWeights: {
    readonly min: 400;
    readonly max: 850;
};
