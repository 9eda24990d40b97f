import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldPages } from './oldPages';

test('a product that left the catalogue leaves no page behind; packages and other files stay', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'old-pages-'));
  const files = [
    'index.html',
    'index.html.br',
    'robots.txt',
    'produtos/AP-10L/index.html',
    'produtos/VELHO/index.html',
    'produtos/VELHO/index.html.gz',
    'shell/1.0.0-aa/page.html',
  ];
  for (const file of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  await removeOldPages(folder, new Set(['index.html', 'produtos/AP-10L/index.html']));
  const left = (await readdir(folder, { recursive: true })).filter((file) => /\./.test(path.basename(file)));
  expect(left.filter((file) => !file.endsWith('1.0.0-aa')).sort()).toEqual(
    files.filter((file) => !file.includes('VELHO')).sort(),
  );
  await rm(folder, { recursive: true });
});
