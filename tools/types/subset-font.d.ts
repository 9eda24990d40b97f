declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Ranges of the axes of a variable font. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
  }

  /** Reduces a font to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
