import { single, text, v } from '@site/delivery/content';

/** Promises of the popup 'Compra Indisponível' and of a sent request for a quote. */
export const pedido = single(
  v.strictObject({
    avisoDeCompra: text('escreva o mesmo texto que em Compra'),
    /** Title of the popup after sending. */
    enviado: text(),
    respostas: v.strictObject({ email: text(), telefone: text(), whatsapp: text() }),
  }),
);
