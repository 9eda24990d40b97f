import { single, text, v } from '@site/delivery/content';

/** Terms of sale on the page of each product (spec 2, Product detail, and 8). */
export const paginaProduto = single(
  v.strictObject({
    estoque: text(),
    frete: v.strictObject({ titulo: text(), semCep: text(), indisponivel: text() }),
    /** Rule of `prazos.json` in words, for visitors without scripts. */
    prazos: text(),
  }),
);
