/** What the address of a picture says about it (docs/decisions/0008-pictures.md). */
export interface PictureFacts {
  /** What the addresses of all its variants begin with: a name and a digest. */
  readonly stem: string;
  /** px of its variants, from the narrowest to the widest. */
  readonly widths: readonly number[];
  /** px, of the widest variant. */
  readonly width: number;
  /** px, of the widest variant. */
  readonly height: number;
  /** Its mean colour as six hexadecimal digits; undefined where something shows through it. */
  readonly color?: string | undefined;
}

export type PictureFormat = 'avif' | 'webp';

const described = /^(.+\.[\da-f]{8})_(\d+(?:-\d+)*)x(\d+)(?:_([\da-f]{6}))?\.(?:svg|webp)$/;

/**
 * Reads the address of a picture; null for that of any other image, such as a small drawing or one of an old cart. The
 * address names the variants itself, so that a release that shows it need not agree with the one that made it.
 */
export function pictureFacts(address: string): PictureFacts | null {
  const [, stem = '', list = '', height, color] = described.exec(address) ?? [];
  if (!stem) return null;
  const widths = list.split('-').map(Number);
  return { stem, widths, width: Math.max(...widths), height: Number(height), color };
}

/** The address of a picture without its extension: the inverse of {@link pictureFacts}. */
export function pictureAddress({ stem, widths, height, color }: Omit<PictureFacts, 'width'>): string {
  return [stem, `${widths.join('-')}x${height}`, ...(color ? [color] : [])].join('_');
}

/** The address of one variant. */
export function variantAddress(stem: string, width: number, format: PictureFormat): string {
  return `${stem}-${width}.${format}`;
}
