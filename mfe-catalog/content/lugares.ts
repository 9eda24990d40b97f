import { collection, count, elementId, list, oneOf, text, v } from '@site/delivery/content';
import { source } from './schema/source';

/** Classes of `places/PlaceIcons.later.module.css`. */
export const placeIcons = [
  ...['arvore', 'bomba', 'carro', 'computador', 'engrenagem'],
  ...['escada', 'galpao', 'panela', 'raio', 'servidor'],
] as const;

/** Place to protect, with the categories of the filter that suit its fire classes, or a product to ask a quote for. */
const place = v.strictObject({
  /** Anchor of `/produtos`. */
  codigo: elementId('mfe-catalog', 'lugar-'),
  ordem: count(1),
  nome: text(),
  icone: oneOf(placeIcons),
  /** Fire classes and what burns, in one line. */
  texto: v.pipe(
    text(),
    v.regex(/^Classes? [ABCDK](?:, [ABCDK])*(?: e [ABCDK])?: /, 'comece pelas classes, por exemplo Classes B e C: …'),
  ),
  /** Agents of `filtro`, as in 'água e CO₂, ou pó ABC'. */
  agentes: v.optional(text()),
  filtro: v.optional(list(oneOf(['agua', 'co2', 'pqs-bc', 'pqs-abc']))),
  orcamento: v.optional(text()),
  fonte: source,
});

export const lugares = collection(place, {
  order: (a, b) => a.ordem - b.ordem,
  fileName: ({ codigo }) => codigo,
  page: ({ codigo }) => `/produtos#${codigo}`,
});
