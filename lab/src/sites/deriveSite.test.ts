import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { siteFolder } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { deriveSite } from './deriveSite';
import { hasDrawings, rasterizePictures } from './rasterPictures';
import { removeScripts } from './withoutScripts';

const folder = temporaryFolderPerTest();

const page = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<script>early()</script><link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"></head>
<body><div id="root"><picture><source srcset="/mfe-x/card.svg 1x, /mfe-x/card.svg 2x"><img src="/mfe-x/card.svg" alt="1 < 2"></picture></div>
<script type="application/json" id="pins">{"a":1}</script><template id="scripts"><script src="/a.js"></script></template></body></html>`;

async function publishedSite() {
  const site = siteFolder(path.join(folder(), 'site'));
  await writeFiles(path.join(site.base, 'generations/1'), {
    'public/index.html': page,
    'public/index.html.br': 'old',
    'public/index.html.gz': 'old',
    'public/contato/index.html': 'contact',
    'headers.json': '{"Content-Security-Policy":"x","X-Frame-Options":"DENY"}',
  });
  await symlink('generations/1', site.current);
  await symlink('current/public', site.public);
  await mkdir(path.join(site.base, 'files/mfe-x'), { recursive: true });
  await writeFile(
    path.join(site.base, 'files/mfe-x/card.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
  );
  await symlink('../../../files/mfe-x', path.join(site.base, 'generations/1/public/mfe-x'));
  return site;
}

test('a derived site differs in its pages and their policy alone, and leaves the published one as it was', async () => {
  const from = await publishedSite();
  const site = await deriveSite(from, path.join(folder(), 'derived'), ['/'], removeScripts);
  const html = await readFile(path.join(site.public, 'index.html'), 'utf8');
  expect(html).not.toMatch(/early|a\.js|Content-Security-Policy|<template/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css">');
  expect(html).toContain('<script type="application/json" id="pins">{"a":1}</script>');
  expect(gunzipSync(await readFile(path.join(site.public, 'index.html.gz'))).toString()).toBe(html);
  expect(JSON.parse(await readFile(path.join(site.current, 'headers.json'), 'utf8'))).toEqual({
    'X-Frame-Options': 'DENY',
  });
  expect(await readFile(path.join(site.public, 'contato/index.html'), 'utf8')).toBe('contact');
  expect(await readFile(path.join(from.public, 'index.html'), 'utf8')).toBe(page);
  expect(await readFile(path.join(from.current, 'headers.json'), 'utf8')).toContain('Content-Security-Policy');
});

test('drawings become pictures of the same shape, twice as wide as a card', async () => {
  const from = await publishedSite();
  expect(hasDrawings(parse(page))).toBe(true);
  const site = await deriveSite(from, path.join(folder(), 'derived'), ['/'], rasterizePictures);
  const html = parse(await readFile(path.join(site.public, 'index.html'), 'utf8'));
  expect(hasDrawings(html)).toBe(false);
  const source = html.querySelector('img')?.getAttribute('src') ?? '';
  expect(html.querySelector('source')?.getAttribute('srcset')).toBe(`${source} 1x, ${source} 2x`);
  const { format, width, height } = await sharp(path.join(site.public, source)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 480 });
});
