import { list, oneOf, single, text, v } from '@site/delivery/content';
import { type Family, families } from './schema/families';

const family = v.strictObject({
  nome: text(),
  /** In lists, before the load. */
  nomeCurto: text(),
  /** Unit of the load. */
  unidade: oneOf(['kg', 'L']),
  indicacao: text(),
  /** Answer to 'Deixa resíduo' in the comparison. */
  residuo: text(),
  pressao: text(),
  temperatura: text(),
  /** Rows of the technical table that all products of the family have. */
  caracteristicas: v.optional(list(v.strictObject({ nome: text(), valor: text() }))),
});

const entries = Object.fromEntries(families.map((name) => [name, family])) as Record<Family, typeof family>;

export const familias = single(v.strictObject(entries));
