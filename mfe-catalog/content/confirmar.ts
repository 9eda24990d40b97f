import { openPoints, single } from '@site/delivery/content';

/** Read by `npm run site -- ready` and the content editor only. */
export const confirmar = single(openPoints);
