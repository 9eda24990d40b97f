/** Widths (px) that pictures are made in: each about 1.4 times the one before, just above what the layout asks for. */
const ladder = [72, 104, 144, 208, 288, 416, 576, 832, 1152, 1632, 2304, 3264];

/** What the address of a picture says about it (docs/decisions/0008-pictures.md). */
export interface PictureFacts {
  /** What the addresses of all its variants begin with: a name, a digest, and the facts below. */
  readonly stem: string;
  /** px, of the narrowest box that it is made for. */
  readonly narrowest: number;
  /** px, of the widest variant. */
  readonly width: number;
  /** px, of the widest variant. */
  readonly height: number;
  /** Its mean colour as six hexadecimal digits; none where something shows through it. */
  readonly color?: string | undefined;
}

const described = /^(.+\.[\da-f]{8}_(\d+)_(\d+)x(\d+)(?:_([\da-f]{6}))?)\.(?:svg|webp)$/;

/** Reads the address of a picture; null for that of any other image, such as a small drawing or one of an old cart. */
export function pictureFacts(address: string): PictureFacts | null {
  const [, stem = '', narrowest, width, height, color] = described.exec(address) ?? [];
  return stem ? { stem, narrowest: Number(narrowest), width: Number(width), height: Number(height), color } : null;
}

/** The beginning of a picture's addresses: the inverse of {@link pictureFacts}. */
export function pictureStem(start: string, { narrowest, width, height, color }: Omit<PictureFacts, 'stem'>): string {
  return [start, narrowest, `${width}x${height}`, ...(color ? [color] : [])].join('_');
}

/** The widths that a picture is made in, in px: from the first that fills the narrowest box to the widest. */
export function pictureWidths({ narrowest, width }: Pick<PictureFacts, 'narrowest' | 'width'>): number[] {
  return [...ladder.filter((step) => step >= narrowest && step < 0.97 * width), width];
}
