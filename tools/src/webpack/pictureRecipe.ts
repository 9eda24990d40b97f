/** How pictures are made. */
export interface Recipe {
  /** 1 to 100, as each encoder counts it. */
  readonly quality: { readonly avif: number; readonly webp: number };
  /** 0 to 9 for AVIF, 0 to 6 for WebP. */
  readonly effort: { readonly avif: number; readonly webp: number };
  /** px of the widest variant for one CSS px of the widest box. */
  readonly density: number;
  /** Bytes. Drawings up to this size stay as they are. */
  readonly smallDrawing: number;
  /** px: as wide as a photo ever gets. */
  readonly widest: number;
}

/** The site's. Whatever changes here gives all pictures new addresses. */
export const recipe: Recipe = {
  // The two look alike at these.
  quality: { avif: 50, webp: 78 },
  // AVIF at 4 is a tenth smaller and takes six times as long.
  effort: { avif: 2, webp: 2 },
  density: 2,
  smallDrawing: 5000,
  widest: 3840,
};
