import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function useTemporaryFolder(per: 'test' | 'file' = 'test'): () => string {
  const [before, after] = per === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  });
  // A server may still be writing: hooks that close servers run later.
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
  return () => folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch((): string[] => [])).sort();
}

/** @param longest ms */
export async function until(holds: () => boolean | Promise<boolean>, longest = 20_000): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${longest / 1000} s: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
