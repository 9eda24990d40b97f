import { readFile } from 'node:fs/promises';

/** @param file output name: `site.conf` is made from `site.conf.hbs` */
export async function fillTemplate(file: string, values: object): Promise<string> {
  // Lazy import: loading takes 0.1 s, and most commands need no template.
  const { default: Handlebars } = await import('handlebars');
  const handlebars = Handlebars.create();
  handlebars.registerHelper({ quoted, matching, json: (value: unknown) => JSON.stringify(value) });
  const text = await readFile(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  // The output is no HTML. `strict` reports missing values.
  return handlebars.compile(text, { noEscape: true, strict: true })(values);
}

/** Quotes a text for nginx. @throws Error for `$`, which starts a variable and can't be escaped */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx can't be told the text ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Regular expression as a key of an nginx `map`, where `$` starts no variable. */
export function matching(expression: RegExp): string {
  const source = expression.source.replaceAll('\\/', '/').replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"');
  return `"~${expression.ignoreCase ? '*' : ''}${source}"`;
}
