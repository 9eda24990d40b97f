/** Sizes that systems ask for (px): a home screen of iOS, and what an installable site needs. */
export const touchSize = 180;
const manifestSizes = [192, 512] as const;

/** Icons that are made of the shell's, named by its digest. */
export interface SiteIcons {
  /** Path on the site. */
  readonly touch: string;
  readonly manifest: readonly { readonly src: string; readonly size: number }[];
  readonly favicon: string;
  /** Path of the drawing that they are made from. */
  readonly drawing: string;
}

/** The icons of a site whose shell has a drawing for one; null for an icon from elsewhere. */
export function iconsOf(icon: string): SiteIcons | null {
  const [, stem, digest] = /^(\/shell\/assets\/[\w@~+-]+)\.(\w+)\.svg$/.exec(icon) ?? [];
  if (!stem) return null;
  const png = (size: number) => `${stem}-${size}.${digest}.png`;
  return {
    touch: png(touchSize),
    manifest: manifestSizes.map((size) => ({ src: png(size), size })),
    favicon: `${stem}.${digest}.ico`,
    drawing: icon,
  };
}
