import { readFile } from 'node:fs/promises';

/**
 * Fills one of the templates beside this file.
 *
 * @param file that it becomes: `site.conf` is made of `site.conf.hbs`
 */
export async function fillTemplate(file: string, values: object): Promise<string> {
  // Most commands fill none, and it takes a tenth of a second to load.
  const { default: Handlebars } = await import('handlebars');
  const handlebars = Handlebars.create();
  handlebars.registerHelper({ quoted, matching, json: (value: unknown) => JSON.stringify(value) });
  const text = await readFile(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  // The output is no HTML. `strict` reports missing values.
  return handlebars.compile(text, { noEscape: true, strict: true })(values);
}

/**
 * A text as nginx reads it in double quotes.
 *
 * @throws Error for a dollar sign, which begins a variable there and can't be written otherwise
 */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx can't be told the text ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of an nginx `map`, where `$` begins no variable. */
export function matching(expression: RegExp): string {
  const source = expression.source.replaceAll('\\/', '/').replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"');
  return `"~${expression.ignoreCase ? '*' : ''}${source}"`;
}
