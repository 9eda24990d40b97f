/** Most characters of a failure that are reported. */
const longest = 200;

/** What parsers quote may be anything; names of properties, files and packages are reported. */
const isName = /^[\w$@./:-]*$/;

/**
 * What was thrown, as a text that says nothing of the visitor: without what stands in form fields, e-mail addresses, long
 * numbers such as of telephones, what is quoted and no name, and what addresses hold besides a path.
 *
 * @param typed what stands in the page's form fields
 */
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
