import { siteCharacters } from '@site/shared/font';
import { siteTexts } from '../support/siteTexts';
import { expect, hydrated, onlyOn, test } from '../support/test';

test.beforeEach(() => onlyOn('desktop', 'the same at every width'));

/** What is known to be no letter of the site's typeface, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '\n': 'markup',
  '\t': 'markup',
  '₂': 'the typeface has none; the fallback font’s stands in CO₂, as it always did',
  µ: 'd3-scale’s, for numbers on an axis: no chart of the site has one',
  '−': 'the same',
  '💿': 'the router’s, for developers',
  '👋': 'the router’s, for developers',
};

const publicDir = process.env.SITE_PUBLIC_DIR ?? '';
const fontFiles = (urls: readonly string[]) =>
  urls.flatMap((url) => /\/assets\/(archivo-[\w-]+?)\.\w+\.woff2$/.exec(url)?.[1] ?? []);

test('no text of the site has a character that its cut of the typeface lacks', async () => {
  const texts = await siteTexts(publicDir);
  expect(texts.filter(({ file }) => file.endsWith('.html')).length).toBeGreaterThan(30);
  expect(texts.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThan(20);
  const known = new Set([...siteCharacters, ...Object.keys(exceptions)]);
  const foreign = texts.flatMap(({ file, text }) =>
    [...new Set(text)]
      .filter((it) => !known.has(it))
      .map((it) => `${it} (U+${it.codePointAt(0)?.toString(16)}) in ${file}`),
  );
  // Add it to `shared/src/font/characters.ts`, or to the exceptions: then a page that says it fetches another font file.
  expect(foreign).toEqual([]);
});

test('a page fetches the cut and no other file of the typeface', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/produtos');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(fontFiles(asked)).toEqual(['archivo-site']);
});

test('a name in letters that the site does not use is set in the rest of the typeface', async ({ page }) => {
  await page.goto('/contato');
  await hydrated(page);
  const rest = page.waitForRequest((request) => fontFiles([request.url()])[0] === 'archivo-latin-ext-wght-normal');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Łukasz Šimůnek');
  await rest;
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('400 16px Archivo', 'Ł'))).toBe(true);
});
