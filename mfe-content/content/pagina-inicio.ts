import { list, pageFields, picture, single, text, v } from '@site/delivery/content';
import { address, headingWithText, titleWithGroups } from './schema/fields';

/** Home (spec 2, Home). */
export const paginaInicio = single(
  v.strictObject({
    ...pageFields,
    abertura: v.strictObject({ chamada: text(), titulo: titleWithGroups(), texto: text() }),
    /** Claims of the company (spec 1). */
    fatos: list(v.strictObject({ destaque: text(), unidade: v.optional(text()), texto: text() })),
    /** Images beside the hero. */
    atalhos: list(
      v.strictObject({
        titulo: text(),
        texto: text(),
        endereco: address(),
        imagem: picture({ folder: 'promo', width: '290-560', size: '640 × 400' }),
      }),
    ),
    servicos: headingWithText,
    confianca: headingWithText,
    clientes: v.strictObject({ titulo: text() }),
  }),
  { page: '/' },
);
