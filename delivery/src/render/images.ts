import type { Selection } from './selection';

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

/** An image for link previews, few of which take SVG or WebP: of a drawing a PNG, of a photo a JPEG. */
export interface PreviewImage {
  /** Path of it on the site. */
  readonly url: string;
  /** The drawing or photo that it is made from, below the folder of all packages' files. */
  readonly source: string;
}

/**
 * The image that stands for an image of some release in link previews; one in another format, or from elsewhere, is
 * taken as it is. Its name carries the digest of what it is made from, as every image's does.
 */
export function previewOf(selection: Selection, image: string): PreviewImage | { readonly url: string } {
  for (const { name, base } of selection.values()) {
    const file = image.startsWith(`${base}assets/`) ? image.slice(`${base}assets/`.length) : '';
    const [, stem, digest, format] = /^([\w@~+-]+)\.([\da-f]+)(?:_[\w-]+)?\.(svg|webp)$/.exec(file) ?? [];
    const preview = `${stem}-preview.${digest}.${format === 'svg' ? 'png' : 'jpg'}`;
    if (stem) return { url: `/${name}/assets/${preview}`, source: `${name}/assets/${file}` };
  }
  return { url: image };
}
