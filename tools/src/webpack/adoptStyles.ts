import type { LoaderContext } from 'webpack';

/** webpack's name for what runs before the loaders behind it; what it returns stands for their result. */
export function pitch(this: LoaderContext<object>, behind: string): string {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${behind}`));
  // A policy that allows no inline styles allows these (https://www.w3.org/TR/CSP3/#directive-style-src).
  return `import content from ${request};
const sheet = new CSSStyleSheet();
sheet.replaceSync(content.toString());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
export default content.locals;
`;
}

/** Puts a style sheet into the page by script: the module is its class names. */
export default function adoptStyles(): void {}
