import { collection, count, picture, text, v } from '@site/delivery/content';

/** Accreditations (spec 2, Home). */
export const selos = collection(
  v.strictObject({
    ordem: count(1),
    titulo: text(),
    texto: text(),
    imagem: picture({ folder: 'selos', width: '109-128', size: '240 × 240' }),
  }),
  { order: (a, b) => a.ordem - b.ordem, mayBeEmpty: true, page: () => '/' },
);
