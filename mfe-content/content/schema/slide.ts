import { picture, text, v } from '@site/delivery/content';
import { address } from './fields';

/** Slide of the hero carousel (spec 3, Hero slide). */
export const slide = v.pipe(
  v.strictObject({
    titulo: text(),
    texto: text(),
    link: v.strictObject({ texto: text(), endereco: address() }),
    descricaoDaImagem: text(),
    /** With the text of the slide over it. */
    imagemLarga: v.optional(picture({ folder: 'hero', width: '801-1440', size: '1920 × 900' })),
    /** Without text above 768 px (spec 9, Hero carousel). */
    imagemSemTexto: v.optional(picture({ folder: 'hero', width: '900-1600', size: '1920 × 800' })),
    /** Up to 768 px of width. */
    imagemEstreita: picture({ folder: 'hero', width: '361-768', size: '900 × 630' }),
  }),
  v.check(
    ({ imagemLarga, imagemSemTexto }) => (imagemLarga === undefined) !== (imagemSemTexto === undefined),
    'escreva imagemLarga (o texto aparece sobre ela) ou imagemSemTexto, uma das duas',
  ),
);
