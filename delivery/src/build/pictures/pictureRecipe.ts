/** A change gives all pictures new addresses (docs/decisions/0008-pictures.md). */
export const recipe = {
  /** px, ascending. Steps of at most 1.5 bound how much too large a variant is. */
  widths: [72, 108, 160, 240, 360, 540, 800, 1152, 1720, 2560, 3840],
  // Both formats look alike at these values. AVIF at effort 2 is 5 % smaller and takes 1.8 times as long.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, alphaQuality: 90, effort: 2 },
  /** px per CSS px. */
  density: 2,
  /** px */
  widest: 3840,
};

export type Recipe = Readonly<typeof recipe>;

export const quickRecipe: Recipe = {
  ...recipe,
  widths: [],
  density: 1,
  avif: { ...recipe.avif, effort: 0 },
  webp: { ...recipe.webp, effort: 0 },
};

/** Above this share of the widest variant, another variant would save few bytes. */
const nearlyWidest = 0.9;

/** Widths in px, boxes in CSS px. A single box width gets one variant: each address adds to the HTML. */
export function variantWidths(
  { widths }: Recipe,
  boxes: { readonly narrowest: number; readonly widest: number },
  widest: number,
): number[] {
  const { narrowest } = boxes;
  if (narrowest === boxes.widest) return [widest];
  return [...widths.filter((width) => width >= narrowest && width <= nearlyWidest * widest), widest];
}
