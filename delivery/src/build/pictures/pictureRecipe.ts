/** How the site's pictures are made. Whatever changes here gives all of them new addresses. Why these: docs/decisions/0008-pictures.md. */
export const recipe = {
  /** px, rising. Each at most half again as wide as the one before: then some variant is never more than that too large. */
  widths: [72, 108, 160, 240, 360, 540, 800, 1152, 1720, 2560, 3840],
  // For the encoders, as each counts quality (1 to 100) and effort (from 0). The two look alike at these qualities.
  // AVIF at 2 is a twentieth smaller and takes 1.8 times as long.
  avif: { quality: 50, effort: 1 },
  // With transparency kept exactly, it takes twice as long.
  webp: { quality: 78, alphaQuality: 90, effort: 2 },
  /** px of the widest variant for one CSS px of the widest box. */
  density: 2,
  /** px: as wide as a photo ever gets. */
  widest: 3840,
};

export type Recipe = Readonly<typeof recipe>;

/** A development server's: one variant of each picture, which nobody waits for. */
export const quickRecipe: Recipe = {
  ...recipe,
  widths: [],
  density: 1,
  avif: { ...recipe.avif, effort: 0 },
  webp: { ...recipe.webp, effort: 0 },
};

/** The widths that a picture is made in, in px: from the first that fills the narrowest box to the widest. */
export function variantWidths({ widths }: Recipe, narrowest: number, widest: number): number[] {
  return [...widths.filter((width) => width >= narrowest && width < widest), widest];
}
