import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generationFolder, publishGeneration, switchTo } from '../testing/site';
import { useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import { openSite } from './publishedSite';

const folder = useTemporaryFolder();

test('the next one from the moment that the link leads there, and back', async () => {
  const site = openSite(folder());
  await publishGeneration(folder(), '1', { headers: { 'x-generation': '1' } });
  const first = await site.current();
  expect(first?.headers).toEqual({ 'x-generation': '1' });
  expect(await site.current()).toBe(first);
  await publishGeneration(folder(), '2', { headers: { 'x-generation': '2' } });
  expect((await site.current())?.headers).toEqual({ 'x-generation': '2' });
  await switchTo(folder(), '1');
  expect((await site.current())?.headers).toEqual({ 'x-generation': '1' });
});

test('a site that was deleted and published again under the same names is another', async () => {
  const site = openSite(folder());
  const read = async () => (await (await site.current())?.read('public/index.html', []))?.content.toString();
  await publishGeneration(folder(), '1', { files: { 'index.html': 'old' } });
  expect(await read()).toBe('old');
  await rm(folder(), { recursive: true });
  await publishGeneration(folder(), '1', { files: { 'index.html': 'new' } });
  expect(await read()).toBe('new');
});

test('what was read once is not read again', async () => {
  await publishGeneration(folder(), '1', { files: { 'index.html': 'plain', 'index.html.br': 'small' } });
  const generation = await openSite(folder()).current();
  const file = await generation?.read('public/index.html', [{ coding: 'br', suffix: '.br' }]);
  expect(file?.content.toString()).toBe('small');
  expect(await generation?.read('public/index.html', [{ coding: 'br', suffix: '.br' }])).toBe(file);
  expect((await generation?.read('public/index.html', []))?.content.toString()).toBe('plain');
});

test('nothing published: nothing, until there is', async () => {
  const site = openSite(join(folder(), 'site'));
  expect(await site.current()).toBeNull();
  await publishGeneration(join(folder(), 'site'), '1');
  expect(await site.current()).not.toBeNull();
});

test('a link that leads nowhere is nothing published either', async () => {
  await publishGeneration(folder(), '1');
  await rm(generationFolder(folder(), '1'), { recursive: true });
  const site = openSite(folder());
  expect(await Promise.all([site.current(), site.current()])).toEqual([null, null]);
});

test('a generation that is not what a publisher writes: an error that names the file, until it is', async () => {
  await publishGeneration(folder(), '1');
  const headers = join(generationFolder(folder(), '1'), 'headers.json');
  await writeFiles(folder(), { 'generations/1/headers.json': '{' });
  const site = openSite(folder());
  await expect(site.current()).rejects.toThrow(`${headers} is not JSON`);
  await writeFiles(folder(), { 'generations/1/headers.json': '{}' });
  expect(await site.current()).not.toBeNull();
});
