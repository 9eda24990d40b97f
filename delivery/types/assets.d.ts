/** Modules that webpack's loaders make out of files that are not code. */

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

/**
 * An image of this package, found without its extension so that a photo may replace a drawing. With the widths of its
 * boxes in CSS px, `@images/hero/slide-2?width=360-768`, it becomes a picture in variants, shown by `<Picture>`.
 */
declare module '@images/*' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
