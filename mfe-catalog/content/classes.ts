import { list, oneOf, single, text, v } from '@site/delivery/content';
import { source } from './schema/source';

/** Fire classes, one line each. */
export const classes = single(
  v.strictObject({
    classes: list(v.strictObject({ letra: oneOf(['A', 'B', 'C', 'D', 'K']), texto: text(), fonte: source })),
  }),
  { page: '/produtos' },
);
