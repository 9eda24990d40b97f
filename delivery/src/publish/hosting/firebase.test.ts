import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../files';
import { siteFolder } from '../../repository';
import { sampleSitePerTest } from '../../testing/sampleSite';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { firebaseFiles, writeFirebaseFolder } from './firebase';

const folder = temporaryFolderPerTest();
const { world } = sampleSitePerTest();

test('the upload has only files for visitors: no links, compressed forms, server builds or dot files', async () => {
  await world.publishFirst();
  await writeFile(path.join(world.site.public, '.env'), 'secret');
  const { files, immutable } = await writeFirebaseFolder(world.site, folder());
  expect(files).toEqual(await filesBelow(path.join(folder(), 'public')));
  expect(files).toContain('produtos/AP-10L/index.html');
  expect(files).toContain('mfe-catalog/1.0.0/remoteEntry.js');
  expect(files).toContain('.well-known/security.txt');
  expect(
    files.filter((file) => /\.(?:br|gz|cjs)$|(?:^|\/)\.(?!well-known\/)|release\.json|state\.json|variants/.test(file)),
  ).toEqual([]);
  expect(immutable).toEqual(['mfe-catalog/1.0.0', 'mfe-content/1.0.0', 'shell/1.0.0', 'shell/assets']);

  // A second copy removes files of the first.
  await writeFile(path.join(folder(), 'public/gone.html'), 'of before');
  expect((await writeFirebaseFolder(world.site, folder())).files).toEqual(files);
  expect(await readFile(path.join(folder(), 'public/index.html'), 'utf8')).toBe(await world.read('index.html'));
});

test('a dangling link stops the copy and leaves the earlier copy', async () => {
  const site = siteFolder(path.join(folder(), 'none'));
  await symlink('nowhere', path.join(folder(), 'none')).catch(() => {});
  await expect(writeFirebaseFolder(site, folder())).rejects.toThrow('ENOENT');
});

test('the nearest page for a missing address comes first, and files of releases are cached for good', async () => {
  const paths = { files: ['404.html', 'produtos/404.html', 'produtos/co2/404.html'], immutable: ['shell/1.0.0'] };
  const { hosting } = JSON.parse((await firebaseFiles({ headers: { 'X-Sample': '1' } }, paths))['firebase.json']);
  expect(hosting.headers[0].headers).toContainEqual({ key: 'X-Sample', value: '1' });
  expect(hosting.headers[1]).toMatchObject({
    source: '/shell/1.0.0/**',
    headers: expect.arrayContaining([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]),
  });
  expect(hosting.redirects).toContainEqual({
    source: '/.well-known/change-password',
    destination: '/recuperar-senha',
    type: 302,
  });
  expect(hosting.rewrites).toEqual([
    { source: '/produtos/co2/**', destination: '/produtos/co2/404.html' },
    { source: '/produtos/**', destination: '/produtos/404.html' },
  ]);
});
