/** Properties of a picture that its address contains (docs/decisions/0008-pictures.md). */
export interface PictureFacts {
    /** Prefix of the addresses of all variants: a name and a digest. */
    readonly stem: string;
    /** Widths of the variants in px, ascending. */
    readonly widths: readonly number[];
    /** Width of the widest variant in px. */
    readonly width: number;
    /** Height of the widest variant in px. */
    readonly height: number;
    /** Mean colour as six hexadecimal digits; undefined for pictures with transparency. */
    readonly color?: string | undefined;
}
export type PictureFormat = 'avif' | 'webp';
/**
 * Parses the address of a picture; null for other images, such as small drawings or images of an old cart. The address lists
 * the variants, so releases of different packages and ages can show each other's pictures.
 */
export declare function pictureFacts(address: string): PictureFacts | null;
/** Builds the address of a picture without its extension: the inverse of {@link pictureFacts}. */
export declare function pictureAddress({ stem, widths, height, color }: Omit<PictureFacts, 'width'>): string;
export declare function variantAddress(stem: string, width: number, format: PictureFormat): string;
