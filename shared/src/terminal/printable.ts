/** Escapes characters that steer a terminal or hide text, in foreign text, as JSON does. Keeps tabs and line feeds. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\t\n]|[\u2028\u2029]/gu, (characters) =>
    Array.from({ length: characters.length }, (_, at) => escaped(characters.charCodeAt(at))).join(''),
  );
}

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
