import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { checkTarget } from './target';

const folder = temporaryFolderPerTest();
const target = (name: string) => path.join(folder(), name);

test('a folder that is new, or has nothing but git’s own in it, will do', async () => {
  await mkdir(target('cloned/.git'), { recursive: true });
  await expect(checkTarget(target('new'))).resolves.toBeUndefined();
  await expect(checkTarget(target('cloned'))).resolves.toBeUndefined();
});

test('nothing is written over', async () => {
  await mkdir(target('used'));
  await writeFile(target('used/README.md'), 'ours');
  await expect(checkTarget(target('used'))).rejects.toThrow(new Error(`${target('used')} is not empty`));
  await expect(checkTarget(target('used/README.md'))).rejects.toThrow('README.md is a file');
});

test('a repository is not made inside this one', async () => {
  await expect(checkTarget(inRoot('teams/catalog'))).rejects.toThrow('lies in this repository');
});
