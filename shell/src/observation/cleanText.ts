/** Characters. */
const longest = 200;

/** Names of properties, files and packages. Parsers quote visitors' data as well. */
const isName = /^[\w$@./:-]*$/;

/** Removes form values (`typed`), e-mail addresses, long numbers, quotations, queries and anchors. */
export function cleanText(text: string, typed: readonly string[] = []): string {
  let clean = text.slice(0, 10 * longest);
  for (const value of typed) if (value.trim().length > 2) clean = clean.replaceAll(value.trim(), '…');
  clean = clean
    .replace(/\b(data|blob):[^\s"')]*/g, '$1:…')
    .replace(/(\/[^\s"'()?#]*)[?#][^\s"')]*/g, '$1')
    .replace(/[^\s"'()<>@]+@[^\s"'()<>@]+\.[^\s"'()<>@]+/g, '…@…')
    .replace(/(?<!\w)\+?\(?\d(?:[ ().\-/]*\d){7,}/g, '…')
    .replace(/(?<!\w)(["'`“])(.*?)(["'`”])/g, (all, open, quoted, end) =>
      isName.test(quoted) ? all : `${open}…${end}`,
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
}
