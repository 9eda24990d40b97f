/** A `unicode-range` of CSS (https://www.w3.org/TR/css-fonts-4/#unicode-range-desc) as its code points. */
export function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** Code points as a `unicode-range`, as short as it gets. */
export function unicodeRangeOf(codePoints: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of [...new Set(codePoints)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}
