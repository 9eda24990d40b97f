/** HTML of the shell around the places of parts. */
export interface Skeleton {
  readonly texts: readonly string[];
  readonly places: readonly PlaceMark[];
}

interface PlaceMark {
  readonly id: string;
  /** Id of `useId` at the place (`isBelow`); '' where the shell has no React. */
  readonly reactId: string;
  readonly mark: string;
}

/** Marks in the place of parts are written by `child.mjs`. @param secret differs on every page */
export function skeletonOf(html: string, secret: string): Skeleton {
  const pieces = html.split(new RegExp(`(\\[${secret} ([\\w/-]+)(?: ([^\\]\\s]*))?\\])`));
  const texts: string[] = [];
  const places: PlaceMark[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    const [text = '', mark, id = '', reactId = ''] = pieces.slice(at, at + 4);
    texts.push(text);
    if (mark !== undefined) places.push({ id, reactId, mark });
  }
  return { texts, places };
}

/** @param shown modules that the page contains @returns null where the page differs from the skeleton elsewhere */
export function partsOf(
  html: string,
  { texts, places }: Skeleton,
  shown: ReadonlySet<string>,
): readonly string[] | null {
  const between = [texts[0] ?? ''];
  for (const [index, { id, mark }] of places.entries()) {
    const text = texts[index + 1] ?? '';
    if (shown.has(id)) between.push(text);
    else between.push(between.pop() + mark + text);
  }
  const [first = '', ...others] = between;
  const end = html.length - (others.at(-1)?.length ?? 0);
  if (!html.startsWith(first) || !html.endsWith(others.at(-1) ?? '') || end < first.length) return null;
  const parts: string[] = [];
  let from = first.length;
  for (const [index, text] of others.entries()) {
    const to = index === others.length - 1 ? end : html.indexOf(text, from);
    if (to < from) return null;
    parts.push(html.slice(from, to));
    from = to + text.length;
  }
  return others.length > 0 || html === first ? parts : null;
}
