import { single, text, v } from '@site/delivery/content';

/** Invitation to the catalogue, and the news of an order on a site without accounts. */
export const meusPedidos = single(v.strictObject({ convite: text(), acompanhamento: text() }), {
  page: '/meus-pedidos',
});
