import { list, single, text, v } from '@site/delivery/content';

/** Facts and terms of all products. */
export const comum = single(
  v.strictObject({
    /** Validity of charge and hydrostatic test (spec 9), below the details of each product. */
    manutencao: list(text()),
    norma: v.strictObject({ portatil: text(), 'sobre-rodas': text() }),
    acompanha: v.strictObject({ portatil: v.array(text()), 'sobre-rodas': v.array(text()) }),
  }),
);
