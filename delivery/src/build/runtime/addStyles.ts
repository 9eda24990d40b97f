/** A policy without inline styles allows CSSOM (https://www.w3.org/TR/CSP3/#directive-style-src). */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
