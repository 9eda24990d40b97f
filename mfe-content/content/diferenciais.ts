import { collection, picture, text, v } from '@site/delivery/content';

/** Differentials of the company (spec 2, Company page), in the order of the file names. */
export const diferenciais = collection(
  v.strictObject({
    titulo: text(),
    texto: text(),
    imagem: picture({ folder: 'diferenciais', width: '64-64', size: '96 × 96' }),
  }),
  { page: '/empresa' },
);
