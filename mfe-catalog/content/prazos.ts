import { count, oneOf, single, text, v } from '@site/delivery/content';

const servico = v.strictObject({
  nome: text(),
  /** In the gender of `nome`. */
  vencido: oneOf(['vencida', 'vencido']),
  meses: count(1),
  /** Date from which the interval counts. */
  contaDe: oneOf(['carga', 'ensaio']),
  fonte: text(),
});

/** Intervals of the periodic services of an extinguisher. */
export const prazos = single(v.strictObject({ inspecao: servico, recarga: servico, ensaio: servico }));
