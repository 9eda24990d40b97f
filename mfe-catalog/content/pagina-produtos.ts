import { pageFields, single, text, v } from '@site/delivery/content';

/** Page of all products (spec 2, Products). */
export const paginaProdutos = single(
  v.strictObject({
    ...pageFields,
    faixa: v.strictObject({ chamada: text(), titulo: text(), texto: text() }),
  }),
);
