/** A text as a string literal of our style: single quotes, unless it has some itself. */
export function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
