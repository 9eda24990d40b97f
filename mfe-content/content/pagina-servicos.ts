import { list, pageFields, single, text, v } from '@site/delivery/content';
import { headingWithText, titleAndText } from './schema/fields';

/** Services page (spec 2, Services). */
export const paginaServicos = single(
  v.strictObject({
    ...pageFields,
    faixa: headingWithText,
    especialidade: v.strictObject({
      ...headingWithText.entries,
      /** Standards that the services follow. */
      normas: list(v.strictObject({ sigla: text(), significado: text() })),
    }),
    escolha: titleAndText,
  }),
  { page: '/servicos' },
);
