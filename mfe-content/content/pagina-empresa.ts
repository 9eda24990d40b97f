import { elementId, list, oneOf, pageFields, single, text, v, yesOrNo } from '@site/delivery/content';
import { heading, headingWithText, texts } from './schema/fields';
import { agrees, figure } from './schema/figures';

/** Company page (spec 2, Company page). */
export const paginaEmpresa = single(
  v.pipe(
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
            numero: figure(),
            texto: text(),
          }),
        ),
      }),
      /** Accordion. */
      principios: v.strictObject({
        ...headingWithText.entries,
        secoes: list(
          v.strictObject({
            id: elementId('mfe-content', 'empresa-', '-titulo'),
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
    v.forward(
      v.check(({ descricao, numeros }) => agrees(descricao, numeros.itens), 'escreva os mesmos números que em numeros'),
      ['descricao'],
    ),
  ),
  { page: '/empresa' },
);
