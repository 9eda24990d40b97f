import { readdir, readFile } from 'node:fs/promises';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { siteWeights } from '@site/shared/font';
import { cutFont } from './cutFont';

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
