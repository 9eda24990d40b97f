import { count, elementId, list, picture, text, v } from '@site/delivery/content';
import { texts } from './fields';

/** Fields of a service (spec 3, Service card; spec 2, Services). */
export const service = v.strictObject({
  /** Anchor of the service: `/servicos#brigada`. */
  id: elementId('mfe-content', 'servico-'),
  ordem: count(1),
  titulo: text(),
  resumo: text(),
  imagem: picture({ folder: 'servicos', width: '104-104' }),
  apresentacao: text(),
  publico: text(),
  /** Included work; a service in two parts has two lists. */
  listas: list(v.strictObject({ titulo: text(), itens: texts() })),
  /** Law or standard that applies. */
  norma: text(),
  normas: texts(),
  /** Buttons that open the chat; the message asks for a quote of `servico`. */
  /** Link to the page with the visitor's own extinguishers. */
  meusExtintores: v.optional(text()),
  orcamentos: list(v.strictObject({ botao: text(), servico: text() })),
});
