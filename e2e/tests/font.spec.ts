import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteCharacters } from '@site/shared/font';
import { expect, hydrated, test } from '../support/test';

/** Characters outside of the site's typeface, with the reason for each. */
const exceptions: Readonly<Record<string, string>> = {
  '\n': 'markup',
  '\t': 'markup',
  '₂': 'the typeface has none; the fallback font’s stands in CO₂, as it always did',
  '\u200c': 'a joiner, in patterns that clean what is typed',
  '\u200d': 'the same',
  '«': 'in a pattern that knows the ids of React',
  '💿': 'the router’s, for developers',
  '👋': 'the router’s, for developers',
};

test('no text of the site has a character that its subset of the typeface lacks', async () => {
  const publicDir = process.env.SITE_PUBLIC_DIR ?? '';
  // Scripts are searched too, since they contain messages that are shown later. Packages are links to folders.
  const inside = async (name: string) =>
    (await readdir(path.join(publicDir, name), { recursive: true }).catch(() => ['.'])).map((it) =>
      path.join(name, it),
    );
  const files = (await Promise.all((await readdir(publicDir)).map(inside))).flat();
  const ofKind = (kind: string) => files.filter((file) => file.endsWith(kind));
  expect(ofKind('.html').length).toBeGreaterThan(30);
  expect(ofKind('.js').length).toBeGreaterThan(20);
  const known = new Set([...siteCharacters, ...Object.keys(exceptions)]);
  const foreign: string[] = [];
  for (const file of [...ofKind('.html'), ...ofKind('.js')]) {
    for (const it of new Set(await readFile(path.join(publicDir, file), 'utf8'))) {
      if (!known.has(it)) foreign.push(`${it} (U+${it.codePointAt(0)?.toString(16)}) in ${file}`);
    }
  }
  // Add it to `shared/src/font/characters.ts`, or to the exceptions: then a page with it fetches another font file.
  expect(foreign).toEqual([]);
});

test('a page fetches the subset of the typeface, and further files only for a name with other letters', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(archivo-[\w-]+?)\.\w+\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto('/contato');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual(['archivo-site']);
  const typeName = () => page.getByRole('textbox', { name: /^Nome/ }).fill('Łukasz Šimůnek');
  await typeName();
  await expect.poll(() => fonts).toContain('archivo-latin-ext-wght-normal');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const typefaces = async () => {
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[name=name]' });
    const used = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    return used.fonts.map(({ familyName }) => familyName).join(', ');
  };
  // With `font-display: optional` a font that loads late is used from the next page on.
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await typeName();
    // Each file has its own name, such as `Archivo SemiBold`.
    await expect.poll(typefaces, { timeout: 3000 }).toMatch(/^Archivo[^,]*(, Archivo[^,]*)*$/);
  }).toPass({ timeout: 60_000 });
});

test('titles break into the same lines in the typeface and in its fallback', async ({ page, quietConsole }) => {
  quietConsole.expect(/status of 404/);
  const titles: Awaited<ReturnType<typeof measureTitles>> = [];
  for (const route of ['/', '/empresa', '/servicos', '/produtos', '/produtos/PQS-ABC-6KG', '/contato', '/nada']) {
    await page.goto(route);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      titles.push(...(await page.evaluate(measureTitles)));
    }
  }
  expect(titles.length).toBeGreaterThan(60);
  const deviations = titles.map(({ width, inFallback }) => inFallback.width / width - 1);
  expect(Math.abs(deviations.reduce((sum, it) => sum + it, 0) / titles.length)).toBeLessThan(0.02);
  // Single titles deviate more, by their share of letters that differ in width.
  for (const [index, { text, lines, isAtEdge, inFallback }] of titles.entries()) {
    expect.soft(Math.abs(deviations[index] ?? 1), text).toBeLessThan(0.06);
    if (!isAtEdge) expect.soft(inFallback.lines, text).toBe(lines);
  }
});

/** Measures width (px) and lines of the page's titles, in the typeface and its fallback. Runs in the page. */
async function measureTitles() {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const isCut = (rule: CSSRule) => rule.cssText.startsWith('@font-face') && rule.cssText.includes('archivo-site');
  const [, address = ''] = /url\("([^"]+)"\)/.exec(faces.find(isCut)?.cssText ?? '') ?? [];
  // The measured typeface has its own name, since the page's may load too late to be shown (`font-display: optional`).
  const typeface = new FontFace('Measured', `url(${address})`, { weight: '400 850' });
  document.fonts.add(await typeface.load());
  const titles = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter(
    (it) => it.checkVisibility() && it.clientWidth > 1 && Number.parseFloat(getComputedStyle(it).fontSize) >= 20,
  );
  const measured = (font: string) => {
    document.documentElement.style.setProperty('--font', font);
    return titles.map((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      title.style.whiteSpace = 'nowrap';
      const { width } = text.getBoundingClientRect();
      title.style.whiteSpace = '';
      return { width, lines };
    });
  };
  const inFallback = measured('"Archivo Fallback"');
  return measured('Measured').map((it, index) => ({
    ...it,
    text: titles[index]?.textContent ?? '',
    // At the edge, one line would be as wide as its box, to within a few pixels.
    isAtEdge: Math.abs(it.width / (titles[index]?.clientWidth || 1) - 1) < 0.02,
    inFallback: inFallback[index] ?? it,
  }));
}
