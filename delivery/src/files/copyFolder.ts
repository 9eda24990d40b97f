import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Options {
  readonly filter?: (source: string) => boolean;
  readonly dereference?: boolean;
  readonly preserveTimestamps?: boolean;
}

export const copyContent = (from: string, to: string): Promise<void> => writeFile(to, createReadStream(from));

/** Copies no modes: systemd's `RestrictSUIDSGID` refuses the setgid bit of shared folders. @throws Error */
export async function copyFolder(source: string, target: string, options: Options = {}): Promise<void> {
  const { filter = () => true, dereference = false, preserveTimestamps = false } = options;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    const [from, to] = [path.join(source, name), path.join(target, name)];
    if (!filter(from)) continue;
    const found = await (dereference ? stat : lstat)(from);
    if (found.isDirectory()) await copyFolder(from, to, options);
    else if (found.isFile()) await copyContent(from, to);
    else throw new Error(`${from} is neither a file nor a folder`);
    if (preserveTimestamps && found.isFile()) await utimes(to, found.atime, found.mtime);
  }
}
