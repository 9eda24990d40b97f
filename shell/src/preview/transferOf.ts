/** What a release's scripts and style sheets have taken in this page so far. */
export interface Transfer {
  /** As they crossed the network, or lie compressed in the browser's cache; 0 where another origin does not tell. */
  readonly bytes: number;
  /** ms in which at least one of them was under way. */
  readonly time: number;
}

/**
 * Sums up the files in a release's folder (https://www.w3.org/TR/resource-timing/).
 *
 * @param entry address of the release's entry
 * @returns null where nothing of it was fetched
 */
export function transferOf(entry: string, resources: readonly PerformanceResourceTiming[]): Transfer | null {
  const folder = new URL('.', new URL(entry, document.baseURI)).href;
  const files = resources.filter(({ name }) => name.startsWith(folder)).sort((a, b) => a.startTime - b.startTime);
  if (files.length === 0) return null;
  let [time, until] = [0, 0];
  for (const { startTime, responseEnd } of files) {
    time += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return { bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), time: Math.round(time) };
}
