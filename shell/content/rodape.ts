import { list, single, text, v } from '@site/delivery/content';

/** Footer (spec 2, Layout). */
export const rodape = single(
  v.strictObject({
    experiencia: text(),
    suporte: text(),
    /** Lead to the catalogue, filtered. */
    produtos: list(v.strictObject({ texto: text(), filtro: text() })),
    /** Lead to a service, by its id. */
    servicos: list(v.strictObject({ texto: text(), servico: text() })),
  }),
);
