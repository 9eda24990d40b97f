declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Axes of a variable font that are kept in part. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
  }

  /** A font with the glyphs that a text needs, and no others. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
