import { collection, picture, text, v } from '@site/delivery/content';

/** Differentials of the company (spec 2, Company page), in the order of the file names. */
export const diferenciais = collection(
  v.strictObject({
    titulo: text(),
    texto: text(),
    /** 96 × 96 px. */
    imagem: picture({ folder: 'diferenciais', width: '64-64' }),
  }),
  { page: '/empresa' },
);
