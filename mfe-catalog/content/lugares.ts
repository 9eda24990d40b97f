import { collection, count, list, oneOf, text, v } from '@site/delivery/content';
import { source } from './schema/source';

/** Place to protect, with the categories of the filter that suit its fire classes, or a product to ask a quote for. */
const place = v.strictObject({
  /** Anchor of `/produtos`. */
  codigo: v.pipe(
    v.string(),
    v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'escreva letras minúsculas sem acento e hifens, por exemplo sala-de-maquinas'),
  ),
  ordem: count(1),
  nome: text(),
  /** Fire classes, what burns, and agents, in one line. */
  texto: v.pipe(
    text(),
    v.regex(/^Classes? [ABCDK](?:, [ABCDK])*(?: e [ABCDK])?: /, 'comece pelas classes, por exemplo Classes B e C: …'),
  ),
  filtro: v.optional(list(oneOf(['agua', 'co2', 'pqs-bc', 'pqs-abc']))),
  orcamento: v.optional(text()),
  fonte: source,
});

export const lugares = collection(place, {
  order: (a, b) => a.ordem - b.ordem,
  fileName: ({ codigo }) => codigo,
  page: ({ codigo }) => `/produtos#${codigo}`,
});
