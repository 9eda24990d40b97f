import { text, v } from '@site/delivery/content';

/** Norm behind a statement. Not shown. */
export const source = v.pipe(text(), v.includes('ABNT NBR', 'cite a norma, por exemplo ABNT NBR 12693, classe C'));
