import { readFile } from 'node:fs/promises';

export async function fillTemplate(file: string, values: object): Promise<string> {
  const { default: Handlebars } = await import('handlebars');
  const handlebars = Handlebars.create();
  handlebars.registerHelper({ quoted, matching, json: (value: unknown) => JSON.stringify(value) });
  const text = await readFile(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  // The output is no HTML. `strict` reports missing values.
  return handlebars.compile(text, { noEscape: true, strict: true })(values);
}

/** @throws Error for `$`, which starts a variable and can't be escaped */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx can't represent the text ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** `$` starts no variable in keys of an nginx `map`. */
export function matching(expression: RegExp): string {
  const source = expression.source.replaceAll('\\/', '/').replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"');
  return `"~${expression.ignoreCase ? '*' : ''}${source}"`;
}
