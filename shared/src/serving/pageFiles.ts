/** Folder depth down to which a 404 page is looked up: bounds the cost of an unknown address. */
const deepestMissingPage = 4;

/** Files below the public folder that an address may mean, likelier one first. @param segments decoded path */
export function candidateFiles(segments: readonly string[]): readonly string[] {
  const page = [...segments, 'index.html'].join('/');
  if (segments.length === 0) return [page];
  const file = segments.join('/');
  return segments.at(-1)?.includes('.') ? [file, page] : [page, file];
}

/** Files of the 404 pages up the tree, nearest first. @param segments decoded path */
export function missingPageFiles(segments: readonly string[]): readonly string[] {
  const depth = Math.min(segments.length, deepestMissingPage);
  return Array.from({ length: depth + 1 }, (_, up) => [...segments.slice(0, depth - up), '404.html'].join('/'));
}
