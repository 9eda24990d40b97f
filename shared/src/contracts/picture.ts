/** Properties of a picture that its address contains (docs/decisions/0008-pictures.md). */
export interface PictureFacts {
  /** Prefix of the addresses of all variants: a name and a digest. */
  readonly stem: string;
  /** Widths of the variants in px, ascending. */
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Mean colour as six hexadecimal digits; undefined for pictures with transparency. */
  readonly color?: string | undefined;
}

export type PictureFormat = 'avif' | 'webp';

const addressPattern = /^(.+\.[\da-f]{8})_(\d+(?:-\d+)*)x(\d+)(?:_([\da-f]{6}))?\.(?:svg|webp)$/;

/** Null for other images. The address lists the variants, so releases can show each other's pictures. */
export function pictureFacts(address: string): PictureFacts | null {
  const [, stem = '', list = '', height, color] = addressPattern.exec(address) ?? [];
  if (!stem) return null;
  const widths = list.split('-').map(Number);
  return { stem, widths, width: Math.max(...widths), height: Number(height), color };
}

export function pictureAddress({ stem, widths, height, color }: Omit<PictureFacts, 'width'>): string {
  return [stem, `${widths.join('-')}x${height}`, ...(color ? [color] : [])].join('_');
}

export function variantAddress(stem: string, width: number, format: PictureFormat): string {
  return `${stem}-${width}.${format}`;
}
