import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const temporaryFolderPerTest = () => temporaryFolder(beforeEach, afterEach);

export const temporaryFolderPerFile = () => temporaryFolder(beforeAll, afterAll);

function temporaryFolder(before: typeof beforeEach, after: typeof afterEach): () => string {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-tools-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
