import { list, pageFields, single, text, v } from '@site/delivery/content';
import { headingWithText, titleAndText } from './schema/fields';

/** Page after a message was sent without scripts. */
export const paginaMensagemEnviada = single(
  v.strictObject({
    ...pageFields,
    faixa: headingWithText,
    passos: v.strictObject({
      titulo: text(),
      itens: list(titleAndText),
      /** Heading above the telephone and the opening hours. */
      urgencia: text(),
    }),
  }),
  { page: '/contato/enviada' },
);
