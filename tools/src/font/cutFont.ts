import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { siteCharacters, siteWeights } from '@site/shared/font';
import subsetFont from 'subset-font';

const family = '@fontsource-variable/archivo';
const folder = path.dirname(createRequire(import.meta.url).resolve(`${family}/package.json`));

/**
 * Cuts the typeface to the characters and the weights that the site uses: the file that every page is set in, the style sheet that
 * names it, and that of the rest. The same input gives the same bytes.
 */
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
  // Of every page: what a file lacks, a browser looks for in the others, without a range that says so.
  const cut = fontFace('./archivo-site.woff2');
  return { file, css: written(cut), furtherCss: written(...rest) };
}

const written = (...faces: string[]) => ['/* Written by `npm run font`. */', ...faces, ''].join('\n');

/**
 * All of them say the same of weights: only such are one face to a browser, each for its own characters. Those further ones
 * are asked for by what somebody types, when it is too late for `optional`.
 */
function fontFace(url: string, range?: string): string {
  return `@font-face {
  font-family: "Archivo";
  font-style: normal;
  font-weight: 100 900;
  font-display: ${range ? 'swap' : 'optional'};
  src: url("${url}") format("woff2");${range ? `\n  unicode-range: ${range};` : ''}
}`;
}

/** The files that the typeface comes in, and the characters that each is for. */
async function rangesOf(styleSheet: string): Promise<Map<string, string>> {
  const css = await readFile(path.join(folder, styleSheet), 'utf8');
  const faces = css.matchAll(/files\/([\w-]+\.woff2)[^}]*unicode-range:\s*([^;}]+)/g);
  return new Map([...faces].map(([, name = '', range = '']) => [name, range]));
}

/** Blanks and controls need no file: each gap costs every page a few bytes. */
const isSeen = (point: number) => !/[\p{Cc}\p{Cf}\p{Z}]/u.test(String.fromCodePoint(point));

const without = (all: readonly number[], some: readonly number[]) => all.filter((it) => !some.includes(it));

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
