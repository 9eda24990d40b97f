import { HostingError } from './hostedSite';

/**
 * A text as nginx reads it in double quotes.
 *
 * @throws HostingError for a dollar sign, which begins a variable there and can't be written otherwise
 */
export function quoted(text: string): string {
  if (text.includes('$')) throw new HostingError(`nginx can't be told the text ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of a `map`, where `$` begins no variable. */
export function matching(expression: RegExp): string {
  const source = expression.source.replaceAll('\\/', '/').replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"');
  return `"~${expression.ignoreCase ? '*' : ''}${source}"`;
}

/** A `map` block: the value of a variable, by that of another. The first expression that matches counts. */
export function map(
  from: string,
  to: string,
  entries: readonly (readonly [key: string, value: string])[],
  byDefault = '""',
): string {
  const lines = [['default', byDefault] as const, ...entries].map(([key, value]) => `  ${key} ${value};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

/** Text in quotes for a regular expression that matches just it. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
