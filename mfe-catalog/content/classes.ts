import { list, oneOf, single, text, v } from '@site/delivery/content';
import { source } from './schema/source';

/** Fire classes, one line each, and the meaning of the extinguishing capacity. */
export const classes = single(
  v.strictObject({
    classes: list(v.strictObject({ letra: oneOf(['A', 'B', 'C', 'D', 'K']), texto: text(), fonte: source })),
    capacidade: v.strictObject({ texto: text(), fonte: source }),
  }),
  { page: '/produtos' },
);
