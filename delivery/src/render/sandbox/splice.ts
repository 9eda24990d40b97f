type Skeleton = readonly string[];

/** `secret` differs on every page. */
const markOf = (secret: string, id: string) => `[${secret} ${id}]`;

export const skeletonOf = (html: string, secret: string): Skeleton =>
  html.split(new RegExp(`\\[${secret} ([\\w/-]+)\\]`));

export const modulesIn = (skeleton: Skeleton): readonly string[] => skeleton.filter((_, index) => index % 2 === 1);

/** @param shown modules that the page contains @returns null where the page differs from the skeleton elsewhere */
export function partsOf(
  html: string,
  skeleton: Skeleton,
  secret: string,
  shown: ReadonlySet<string>,
): readonly string[] | null {
  const between = [''];
  skeleton.forEach((piece, index) => {
    if (index % 2 === 1 && shown.has(piece)) between.push('');
    else between.push(between.pop() + (index % 2 === 1 ? markOf(secret, piece) : piece));
  });
  const [first = '', ...others] = between;
  const end = html.length - (others.at(-1)?.length ?? 0);
  if (!html.startsWith(first) || !html.endsWith(others.at(-1) ?? '')) return null;
  const parts: string[] = [];
  let from = first.length;
  others.forEach((text, index) => {
    const to = index === others.length - 1 ? end : html.indexOf(text, from);
    parts.push(html.slice(from, to));
    from = to + text.length;
    if (to < 0) parts.length = 0;
  });
  return parts.length === others.length ? parts : null;
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that change their surroundings or end the document. */
const reaching = new Set('body frameset head html plaintext'.split(' '));
const pieces = /<!--(?!-?>)[\s\S]*?-->|<(\/?)([a-z][a-z\d:-]*)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?\/?>/gi;

/** A part must not close, open or swallow elements around it; React's output never does. */
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

/** Ids that pages look up, or that would shadow globals of the code. */
const reservedIds = /^(?:root|site-config|pins|scripts|earlyClick|earlyForm|webpackChunk.*|mfe_.*)$/;
/** Their `name` shadows properties of `document` (https://html.spec.whatwg.org/#dom-document-nameditem). */
const namedInDocument = new Set('embed form iframe img object'.split(' '));
const attributes = /\s(id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Detects DOM clobbering. */
export function hidesNames(html: string): boolean {
  for (const [piece, end, tag = ''] of html.matchAll(pieces)) {
    if (end === undefined || end) continue;
    for (const [, name = '', ...values] of piece.matchAll(attributes)) {
      const isId = name.toLowerCase() === 'id';
      if (isId ? reservedIds.test(values.join('')) : namedInDocument.has(tag.toLowerCase())) return true;
    }
  }
  return false;
}
