import { count, list, oneOf, single, text, v, yesOrNo } from '@site/delivery/content';
import { heading, headingWithText, pageFields, texts } from './schema/fields';

/** Company page (spec 2, Company page). */
export const paginaEmpresa = single(
  v.strictObject({
    ...pageFields,
    faixa: headingWithText,
    apresentacao: v.strictObject({
      chamada: text(),
      titulo: text(),
      destaque: text(),
      paragrafos: texts(),
      descricaoDaImagem: text(),
    }),
    /** Counters (spec 3, Counter; spec 9). */
    numeros: v.strictObject({
      titulo: text(),
      itens: list(
        v.strictObject({
          icone: oneOf(['calendario', 'planta', 'predio', 'pessoas']),
          numero: count(1),
          texto: text(),
        }),
      ),
    }),
    /** Accordion. */
    principios: v.strictObject({
      ...headingWithText.entries,
      secoes: list(
        v.strictObject({
          id: text(),
          titulo: text(),
          paragrafos: texts(),
          itens: v.optional(texts()),
          /** Lists the services, as links. */
          listaDeServicos: v.optional(yesOrNo()),
        }),
      ),
    }),
    equipe: headingWithText,
    diferenciais: heading,
  }),
  { page: '/empresa' },
);
