import { collection, picture, text, v } from '@site/delivery/content';

/** Client logos (spec 2, Home), in the order of the file names. */
export const clientes = collection(
  v.strictObject({
    nome: text(),
    logotipo: picture({ folder: 'clientes', width: '168-168', size: '300 × 100' }),
  }),
  { mayBeEmpty: true, page: () => '/' },
);
