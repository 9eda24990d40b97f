import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { siteCharacters, siteWeights } from '@site/shared/font';
import subsetFont from 'subset-font';

const family = '@fontsource-variable/archivo';
const folder = path.dirname(createRequire(import.meta.url).resolve(`${family}/package.json`));

/** Font file and style sheets; reproducible. */
export async function cutFont() {
  const original = await readFile(path.join(folder, 'files/archivo-latin-wght-normal.woff2'));
  const file = await subsetFont(original, siteCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: siteWeights },
  });
  const own = [...siteCharacters].map((character) => character.codePointAt(0) ?? 0);
  const rest = [...(await rangesOf('wght.css'))].map(([name, range]) =>
    fontFace(`${family}/files/${name}`, unicodeRangeOf(without(codePointsIn(range), own).filter(isSeen))),
  );
  // Without `unicode-range`, browsers look in other faces for characters that this file lacks.
  const cut = fontFace('./archivo-site.woff2');
  const vertical = verticalMetrics(await subsetFont(original, 'A', { targetFormat: 'sfnt' }));
  const fallbacks = fallbackWidths.map((it) => fallbackFace(it, vertical));
  return { file, css: written(cut, ...fallbacks), furtherCss: written(...rest) };
}

/** Relative to Arial, by weight; `e2e/tests/font.spec.ts` measures it. Arial has two weights. */
const fallbackWidths = [
  { weights: '100 500', bold: '', width: 0.993 },
  { weights: '501 699', bold: ' Bold', width: 0.975 },
  { weights: '700 799', bold: ' Bold', width: 1.016 },
  { weights: '800 900', bold: ' Bold', width: 1.04 },
] as const;

interface VerticalMetrics {
  readonly ascent: number;
  /** em, below the baseline. */
  readonly descent: number;
}

/** Makes lines break at the same words (https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc). */
function fallbackFace(
  { weights, bold, width }: (typeof fallbackWidths)[number],
  { ascent, descent }: VerticalMetrics,
): string {
  const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;
  return `@font-face {
  font-family: "Archivo Fallback";
  font-weight: ${weights};
  src: local("Arial${bold}"), local("Liberation Sans${bold}");
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
}`;
}

/** Tables `head` and `hhea` (https://learn.microsoft.com/typography/opentype/spec/otff). */
function verticalMetrics(sfnt: Buffer): VerticalMetrics {
  const startOf = (table: string) => sfnt.readUInt32BE(sfnt.indexOf(table, 12, 'latin1') + 8);
  const unitsPerEm = sfnt.readUInt16BE(startOf('head') + 18);
  const [ascent, descent] = [4, 6].map((offset) => sfnt.readInt16BE(startOf('hhea') + offset) / unitsPerEm);
  if (!ascent || !descent) throw new Error('The typeface has no vertical metrics.');
  return { ascent, descent: -descent };
}

const written = (...faces: string[]) => ['/* Written by `npm run font`. */', ...faces, ''].join('\n');

/** Faces of equal weight are combined by browsers. Files with a range load too late for `optional`. */
function fontFace(url: string, range?: string): string {
  return `@font-face {
  font-family: "Archivo";
  font-style: normal;
  font-weight: 100 900;
  font-display: ${range ? 'swap' : 'optional'};
  src: url("${url}") format("woff2");${range ? `\n  unicode-range: ${range};` : ''}
}`;
}

async function rangesOf(styleSheet: string): Promise<Map<string, string>> {
  const css = await readFile(path.join(folder, styleSheet), 'utf8');
  const faces = css.matchAll(/files\/([\w-]+\.woff2)[^}]*unicode-range:\s*([^;}]+)/g);
  return new Map([...faces].map(([, name = '', range = '']) => [name, range]));
}

/** Blanks and controls need no glyph, and would cost every page a few bytes. */
const isSeen = (point: number) => !/[\p{Cc}\p{Cf}\p{Z}]/u.test(String.fromCodePoint(point));

const without = (all: readonly number[], some: readonly number[]) => all.filter((it) => !some.includes(it));

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

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
