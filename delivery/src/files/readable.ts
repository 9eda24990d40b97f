import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT } from './walk';

/** Sets this process's umask: other users read releases and the site. The right of the group to write stays as it is. */
export function writeReadably(): void {
  process.umask(process.umask(0o022) & ~0o055);
}

/** Repairs a site that was published under a umask such as 077. @returns false if it was readable */
export async function makeReadable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder).catch(ifENOENT({ mode: 0o755 }));
  if (process.platform === 'win32' || (mode & 0o055) === 0o055) return false;
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(name, 0o755);
    else if (entry.isFile()) await chmod(name, 0o644);
  }
  return true;
}
