import { readdir, readFile } from 'node:fs/promises';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { siteCharacters, siteWeights } from '@site/shared/font';
import { codePointsIn, cutFont, unicodeRangeOf } from './cutFont';

let cut: Awaited<ReturnType<typeof cutFont>>;

beforeAll(async () => {
  cut = await cutFont();
}, 30_000);

test('font file and style sheets are those that `npm run font -w tools` creates', async () => {
  const hint = 'run `npm run font -w tools`';
  const file = await readFile(inRoot('shared/src/font/archivo-site.woff2'));
  expect(file.equals(cut.file) || hint).toBe(true);
  expect(await readFile(inRoot('shared/src/font/font.css'), 'utf8')).toBe(cut.css);
  expect(await readFile(inRoot('shared/src/font/further.script.css'), 'utf8')).toBe(cut.furtherCss);
});

test('the font file that every page fetches is smaller than 23 KB', () => {
  expect(cut.file.length).toBeLessThan(23_000);
});

/** Code points of each further font file; the site’s own file declares no range. */
const ranges = () =>
  [...cut.furtherCss.matchAll(/unicode-range: ([^;]+);/g)].map(([, range = '']) => codePointsIn(range));

test('no further font file contains a character of the site’s own file', () => {
  expect(cut.css).not.toContain('unicode-range');
  const own = [...siteCharacters].map((it) => it.codePointAt(0) ?? 0);
  expect(ranges().length).toBeGreaterThan(1);
  for (const others of ranges()) expect(others.filter((it) => own.includes(it))).toEqual([]);
});

test('browsers treat all font files as one face', () => {
  const [own = '', ...rest] = [...`${cut.css}${cut.furtherCss}`.matchAll(/@font-face \{([^}]+?) {2}src: url/g)].map(
    ([, text]) => text,
  );
  expect(own).toContain('font-family: "Archivo"');
  for (const others of rest) expect(others?.replace('swap', 'optional')).toBe(own);
});

test('the fallback covers every weight, with the height of the typeface at each width', () => {
  const faces = cut.css.split('@font-face').filter((face) => face.includes('local('));
  const numbers = (face: string, property: string) =>
    [...(face.match(`${property}: ([^;]+)`)?.[1] ?? '').matchAll(/[\d.]+/g)].map(Number);
  const ranges = faces.map((face) => numbers(face, 'font-weight'));
  expect([ranges[0]?.[0], ranges.at(-1)?.[1]]).toEqual([100, 900]);
  for (const [index, [from]] of ranges.slice(1).entries()) expect(from).toBe((ranges[index]?.[1] ?? 0) + 1);
  for (const face of faces) {
    const [[width = 0] = [], [ascent = 0] = [], [descent = 0] = []] = [
      'size-adjust',
      'ascent-override',
      'descent-override',
    ].map((property) => numbers(face, property));
    // Metrics of Archivo, which has 1000 units per em.
    expect((width * ascent) / 100).toBeCloseTo(87.8, 0);
    expect((width * descent) / 100).toBeCloseTo(21, 0);
  }
});

test.each(['Ł', 'ñ', 'ø', '€', 'Đ'])('%s, which the site does not use, is in a further font file', (character) => {
  expect(siteCharacters).not.toContain(character);
  expect(ranges().flat()).toContain(character.codePointAt(0));
});

test('the font file contains every weight that a style sheet uses', async () => {
  const weights = new Set<number>();
  for (const name of ['shared', ...builtPackages]) {
    const files = await readdir(inRoot(name, 'src'), { recursive: true });
    for (const file of files.filter((it) => it.endsWith('.css') && !/^font.|^ui.tokens\.css$/.test(it))) {
      const css = await readFile(inRoot(name, 'src', file), 'utf8');
      for (const [, weight] of css.matchAll(/font-weight:\s*(\d+)/g)) weights.add(Number(weight));
    }
  }
  expect(weights.size).toBeGreaterThan(3);
  expect([...weights].filter((it) => it < siteWeights.min || it > siteWeights.max)).toEqual([]);
});

test('unicodeRangeOf joins neighbours to a range, in any order', () => {
  expect(unicodeRangeOf([0x62, 0x41, 0x61, 0x63, 0x61])).toBe('U+41,U+61-63');
});

test('codePointsIn reads the ranges that unicodeRangeOf writes', () => {
  expect(codePointsIn('U+0041-0043, U+20AC')).toEqual([0x41, 0x42, 0x43, 0x20ac]);
  expect(codePointsIn(unicodeRangeOf([1, 2, 3, 9]))).toEqual([1, 2, 3, 9]);
});
