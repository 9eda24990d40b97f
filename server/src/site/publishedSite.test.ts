import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { generationFolder, publishGeneration, switchTo } from '../testing/site';
import { useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import { openSite } from './publishedSite';

const folder = useTemporaryFolder();

test('the current generation follows the link at once, forward and back', async () => {
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

test('a site that is deleted and published again under the same names is read again', async () => {
  const site = openSite(folder());
  const read = async () => (await (await site.current())?.read('public/index.html', []))?.content.toString();
  await publishGeneration(folder(), '1', { files: { 'index.html': 'old' } });
  expect(await read()).toBe('old');
  await rm(folder(), { recursive: true });
  await publishGeneration(folder(), '1', { files: { 'index.html': 'new' } });
  expect(await read()).toBe('new');
});

test('a link out of the site is not followed, be it a file, a folder or the generation itself', async () => {
  const site = openSite(join(folder(), 'site'));
  const read = async (path: string) => (await (await site.current())?.read(path, []))?.content.toString();
  await writeFiles(folder(), { 'var/message.json': 'secret', 'site-2/public/secret.txt': 'secret' });
  await publishGeneration(join(folder(), 'site'), '1', { files: { 'own/index.html': 'own' } });
  const inPublic = (name: string) => join(generationFolder(join(folder(), 'site'), '1'), 'public', name);
  await symlink(join(folder(), 'var/message.json'), inPublic('message.json'));
  await symlink('../../../../var', inPublic('var'));
  await symlink('../../../../site-2/public', inPublic('site-2'));
  await symlink('own', inPublic('link'));
  for (const path of ['message.json', 'var/message.json', 'site-2/secret.txt']) {
    expect([path, await read(`public/${path}`)]).toEqual([path, undefined]);
  }
  expect(await read('public/link/index.html')).toBe('own');
  await writeFiles(folder(), {
    'elsewhere/headers.json': '{}',
    'elsewhere/variants.json': '{"canaries":{},"pages":{}}',
  });
  await symlink(join(folder(), 'var'), join(folder(), 'elsewhere/public'));
  await symlink('../elsewhere', join(folder(), 'site/current.new'));
  await rename(join(folder(), 'site/current.new'), join(folder(), 'site/current'));
  expect(await read('public/message.json')).toBeUndefined();
});

test('a file that was read once is kept in memory', async () => {
  await publishGeneration(folder(), '1', { files: { 'index.html': 'plain', 'index.html.br': 'small' } });
  const generation = await openSite(folder()).current();
  const file = await generation?.read('public/index.html', [{ coding: 'br', suffix: '.br' }]);
  expect(file?.content.toString()).toBe('small');
  expect(await generation?.read('public/index.html', [{ coding: 'br', suffix: '.br' }])).toBe(file);
  expect((await generation?.read('public/index.html', []))?.content.toString()).toBe('plain');
});

test('a link to a missing folder counts as no publication', async () => {
  await publishGeneration(folder(), '1');
  await rm(generationFolder(folder(), '1'), { recursive: true });
  const site = openSite(folder());
  expect(await Promise.all([site.current(), site.current()])).toEqual([null, null]);
});

test('a damaged generation leads to an error that names the file, until the file is correct', async () => {
  await publishGeneration(folder(), '1');
  const headers = join(generationFolder(folder(), '1'), 'headers.json');
  await writeFiles(folder(), { 'generations/1/headers.json': '{' });
  const site = openSite(folder());
  await expect(site.current()).rejects.toThrow(`${headers} is not JSON`);
  await writeFiles(folder(), { 'generations/1/headers.json': '{}' });
  expect(await site.current()).not.toBeNull();
});
