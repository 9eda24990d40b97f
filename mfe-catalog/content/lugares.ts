import { collection, count, elementId, list, oneOf, text, v } from '@site/delivery/content';
import { source } from './schema/source';

/** Place to protect, with the categories of the filter that suit its fire classes, or a product to ask a quote for. */
const place = v.strictObject({
  /** Anchor of `/produtos`. */
  codigo: elementId('mfe-catalog', 'lugar-'),
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
