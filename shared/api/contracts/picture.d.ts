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
/**
 * Reads the address of a picture; null for that of any other image, such as a small drawing or one of an old cart. The
 * address names the variants itself, so that a release that shows it need not agree with the one that made it.
 */
export declare function pictureFacts(address: string): PictureFacts | null;
/** The address of a picture without its extension: the inverse of {@link pictureFacts}. */
export declare function pictureAddress({ stem, widths, height, color }: Omit<PictureFacts, 'width'>): string;
/** The address of one variant. */
export declare function variantAddress(stem: string, width: number, format: PictureFormat): string;
