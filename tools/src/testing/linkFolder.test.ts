import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { linkFolder } from './linkFolder';

/** Two places on different mounts, where this machine has them. */
const places = [...new Set([tmpdir(), '/dev/shm', inRoot('.cache')])].filter(existsSync);
const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function folderIn(place: string): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'link-folder-'));
  made.push(folder);
  return folder;
}

test.each(places.flatMap((from) => places.map((to) => [from, to] as const)))(
  'a folder in %s is linked or copied to %s',
  async (source, target) => {
    const from = path.join(await folderIn(source), 'from');
    const to = path.join(await folderIn(target), 'above', 'to');
    await mkdir(path.join(from, 'deep'), { recursive: true });
    await writeFile(path.join(from, 'deep', 'file'), 'text', { mode: 0o750 });
    await utimes(path.join(from, 'deep', 'file'), 1_000, 1_000);
    await symlink('deep/file', path.join(from, 'link'));
    await linkFolder(from, to);
    expect(await readFile(path.join(to, 'deep', 'file'), 'utf8')).toBe('text');
    expect(await readlink(path.join(to, 'link'))).toBe('deep/file');
    const [before, after] = await Promise.all([from, to].map((folder) => stat(path.join(folder, 'deep', 'file'))));
    expect(after?.mtimeMs).toBe(1_000_000);
    expect(after?.mode).toBe(before?.mode);
    if (source === target) expect(after?.ino).toBe(before?.ino);
    expect(await readdir(path.dirname(to))).toEqual(['to']);
  },
);
