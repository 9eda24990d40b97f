/** Elements without an end. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Those that change what stands around them, or end the document for whatever comes after. */
const reaching = new Set('body frameset head html plaintext'.split(' '));
const pieces = /<!--(?!-?>)[\s\S]*?-->|<(\/?)([a-z][a-z\d:-]*)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?\/?>/gi;

/**
 * Whether a part's HTML stands by itself, as what React writes does: each element in it ends in it, so that it can't end, open
 * or swallow anything around it.
 */
export function isWhole(html: string): boolean {
  const open: string[] = [];
  let broken = false;
  const rest = html.replaceAll(pieces, (piece, end: string | undefined, tag: string | undefined) => {
    const name = tag?.toLowerCase();
    if (name === undefined || (!end && (empty.has(name) || (piece.endsWith('/>') && open.includes('svg'))))) return '';
    if (!end) open.push(name);
    if (reaching.has(name) || (end && open.pop() !== name)) broken = true;
    return '';
  });
  return !broken && open.length === 0 && !rest.includes('<');
}
