import { collection, picture, text, v } from '@site/delivery/content';

/** Staff (spec 3, Team member), in the order of the file names. */
export const equipe = collection(
  v.strictObject({
    nome: text(),
    cargo: text(),
    descricao: text(),
    foto: picture({ folder: 'equipe', width: '120-400', size: '640 × 720' }),
  }),
  { mayBeEmpty: true, page: '/empresa' },
);
