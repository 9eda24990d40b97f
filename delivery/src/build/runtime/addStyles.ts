/**
 * Puts rules into the page. A policy that allows no inline styles allows these
 * (https://www.w3.org/TR/CSP3/#directive-style-src).
 */
export function addStyles(rules: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4 makes no style sheets by script, but adds rules to those that it has, one at a time.
    const sheet = [...document.styleSheets].find(({ href }) => !href);
    sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
  }
}
