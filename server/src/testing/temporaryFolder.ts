import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives every test an empty folder of its own, or all of a file the same one, and takes it away afterwards. */
export function useTemporaryFolder(per: 'test' | 'file' = 'test'): () => string {
  const [before, after] = per === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  });
  // A server of the test may still be writing: hooks that close it come later than this one.
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
  return () => folder;
}

/** Writes files by their path below a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Names in a folder, sorted; none if there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch((): string[] => [])).sort();
}

/** Waits until something holds, looking every few milliseconds; fails when that takes longer than it may (ms). */
export async function until(holds: () => boolean | Promise<boolean>, longest = 20_000): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${longest / 1000} s: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
