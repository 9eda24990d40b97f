/** Sizes and qualities of pictures; a change gives all pictures new addresses. Reasons: docs/decisions/0008-pictures.md. */
export const recipe = {
  /** px, ascending. Steps of at most 1.5 bound how much too large a variant is. */
  widths: [72, 108, 160, 240, 360, 540, 800, 1152, 1720, 2560, 3840],
  // Encoders' own scales of quality (1 to 100) and effort (from 0); both formats look alike at these values.
  // AVIF at effort 2 is 5 % smaller and takes 1.8 times as long.
  avif: { quality: 50, effort: 1 },
  // Exact alpha takes twice as long.
  webp: { quality: 78, alphaQuality: 90, effort: 2 },
  /** px per CSS px. */
  density: 2,
  /** px */
  widest: 3840,
};

export type Recipe = Readonly<typeof recipe>;

/** Development recipe: one variant, for speed. */
export const quickRecipe: Recipe = {
  ...recipe,
  widths: [],
  density: 1,
  avif: { ...recipe.avif, effort: 0 },
  webp: { ...recipe.webp, effort: 0 },
};

/** Share of the widest variant's width above which no other variant is made: it would save few bytes. */
const nearlyWidest = 0.9;

/**
 * Variant widths (px), from the first that fills the narrowest box to the widest. A picture for boxes of one width has the widest
 * alone, since each address adds to the HTML of every visit.
 *
 * @param boxes widths of the narrowest and widest box, in CSS px
 * @param widest px
 */
export function variantWidths(
  { widths }: Recipe,
  boxes: { readonly narrowest: number; readonly widest: number },
  widest: number,
): number[] {
  const { narrowest } = boxes;
  if (narrowest === boxes.widest) return [widest];
  return [...widths.filter((width) => width >= narrowest && width <= nearlyWidest * widest), widest];
}
