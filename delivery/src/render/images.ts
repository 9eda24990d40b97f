import type { Selection } from './selection';

/** px, for the home screen of iOS and for installable sites. */
export const touchSize = 180;
const manifestSizes = [192, 512] as const;

export type SiteIcons = NonNullable<ReturnType<typeof iconsOf>>;

/** Null where the shell's icon is not a drawing of its release. */
export function iconsOf(icon: string) {
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

/** Few link previews support SVG or WebP: a drawing becomes a PNG, a photo a JPEG. */
export interface PreviewImage {
  readonly url: string;
  readonly source: string;
}

export function previewOf(selection: Selection, image: string): PreviewImage | { readonly url: string } {
  for (const { name, base } of selection.values()) {
    const file = image.startsWith(`${base}assets/`) ? image.slice(`${base}assets/`.length) : '';
    const [, stem, digest, format] = /^([\w@~+-]+)\.([\da-f]+)(?:_[\w-]+)?\.(svg|webp)$/.exec(file) ?? [];
    const preview = `${stem}-preview.${digest}.${format === 'svg' ? 'png' : 'jpg'}`;
    if (stem) return { url: `/${name}/assets/${preview}`, source: `${name}/assets/${file}` };
  }
  return { url: image };
}
