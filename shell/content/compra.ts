import { single, text, v } from '@site/delivery/content';

/** First text of the popup 'Compra Indisponível' while its code loads; the same stands in mfe-cart. */
export const compra = single(v.strictObject({ avisoDeCompra: text('escreva o mesmo texto que em Pedido') }));
