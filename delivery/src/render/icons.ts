/** Sizes that systems ask for (px): a home screen of iOS, and what an installable site needs. */
export const touchSize = 180;
const manifestSizes = [192, 512] as const;

/** Icons that are made of the shell's, named by its digest. */
export type SiteIcons = NonNullable<ReturnType<typeof iconsOf>>;

/** The icons of a site whose shell has a drawing for one, as paths on the site; null for an icon from elsewhere. */
export function iconsOf(icon: string) {
  const [, stem, digest] = /^(\/shell\/assets\/[\w@~+-]+)\.(\w+)\.svg$/.exec(icon) ?? [];
  if (!stem) return null;
  const png = (size: number) => `${stem}-${size}.${digest}.png`;
  return {
    touch: png(touchSize),
    manifest: manifestSizes.map((size) => ({ src: png(size), size })),
    favicon: `${stem}.${digest}.ico`,
    /** The drawing that they are made from. */
    drawing: icon,
  };
}
