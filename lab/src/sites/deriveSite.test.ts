import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { siteFolder } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { parse } from 'node-html-parser';
import { deriveSite, removeScripts, replaceStyles } from './deriveSite';

const folder = temporaryFolderPerTest();

const page = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<script>early()</script><link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"></head>
<body><div id="root"><img src="/mfe-x/card.avif" alt="1 < 2"></div>
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
  return site;
}

test('a derived site differs only in its pages and their policy, and the published site stays unchanged', async () => {
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

test('a page without scripts shows the content of its noscript elements', () => {
  const html = parse('<body><p>1</p><noscript><link rel="stylesheet" href="/later.css"></noscript></body>');
  removeScripts(html);
  expect(html.toString()).toBe('<body><p>1</p><link rel="stylesheet" href="/later.css"></body>');
});

test('replaceStyles replaces the style sheets in the head, and no others', () => {
  const later = '<template id="scripts"><link rel="stylesheet" href="/later.css"></template>';
  const html = parse(`<head><style>a{}</style><style>b{}</style></head><body>${later}</body>`);
  replaceStyles(html, 'c{}');
  expect(html.toString()).toBe(`<head><style>c{}</style></head><body>${later}</body>`);
  expect(() => replaceStyles(parse('<head></head>'), 'c{}')).toThrow('no styles');
});
