/** A policy without inline styles allows CSSOM (https://www.w3.org/TR/CSP3/#directive-style-src). */
export function addStyles(rules: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4 can't construct style sheets, and `insertRule` takes one rule at a time.
    const sheet = [...document.styleSheets].find(({ href }) => !href);
    sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
  }
}
