declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

/** Found without extension, so that a photo may replace a drawing. `?width=360-768` (CSS px) makes variants for `<Picture>`. */
declare module '@images/*' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
