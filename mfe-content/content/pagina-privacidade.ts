import { list, pageFields, single, text, textWith, v, yesOrNo } from '@site/delivery/content';
import { headingWithText, texts, titleAndText } from './schema/fields';

/** Shown only by sites with accounts. */
const somenteComContas = v.optional(yesOrNo());

/** Information that the LGPD (Lei 13.709/2018) demands. */
export const paginaPrivacidade = single(
  v.strictObject({
    ...pageFields,
    faixa: headingWithText,
    controlador: titleAndText,
    /** Treatments of personal data (LGPD, art. 9, I, II and V). */
    tratamentos: v.strictObject({
      titulo: text(),
      itens: list(
        v.strictObject({
          titulo: text(),
          somenteComContas,
          dados: text(),
          finalidade: text(),
          /** With the article of the law. */
          baseLegal: v.pipe(
            text(),
            v.includes('LGPD, art. ', 'escreva o artigo da lei, por exemplo (LGPD, art. 7º, V)'),
          ),
          prazo: textWith('prazoSemEntrega', 'prazoSpam', 'prazoRegistros', 'prazoEmail'),
          destinatarios: text(),
        }),
      ),
    }),
    /** Entries in the visitor's browser, by key or cookie name. */
    navegador: v.strictObject({
      titulo: text(),
      texto: text(),
      itens: list(v.strictObject({ nome: text(), somenteComContas, finalidade: text(), prazo: text() })),
    }),
    /** Rights of the visitor (LGPD, art. 18 and 19). */
    direitos: v.strictObject({
      titulo: text(),
      pedido: textWith('email'),
      conta: textWith('meusPedidos'),
      reclamacao: textWith('anpd'),
      itens: texts(),
    }),
  }),
  { page: '/privacidade' },
);
