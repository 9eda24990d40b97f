import { list, pageFields, single, text, textWith, v } from '@site/delivery/content';
import { headingWithText, texts, titleAndText } from './schema/fields';

/** Accessibility statement, to which the symbol of the footer leads (Lei 13.146/2015, art. 63, § 1). */
export const paginaAcessibilidade = single(
  v.strictObject({
    ...pageFields,
    faixa: headingWithText,
    testes: v.strictObject({
      ...titleAndText.entries,
      /** Standards of the tests. */
      normas: list(v.strictObject({ sigla: text(), significado: text() })),
      itens: texts(),
    }),
    /** Barriers that the company knows of, each with a way around it. */
    limites: v.strictObject({
      ...titleAndText.entries,
      itens: list(v.strictObject({ barreira: text(), alternativa: text() })),
    }),
    /** Ways to complain, and the time to the answer. */
    reclamacao: v.strictObject({
      titulo: text(),
      texto: textWith('email', 'telefone', 'contato'),
      prazo: text(),
      recurso: text(),
      atualizacao: text(),
    }),
  }),
  { page: '/acessibilidade' },
);
