import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type Release, releaseFile } from '../release';

interface Content extends Partial<Omit<Release, 'files'>> {
  readonly name: string;
  readonly version: string;
  /** Content of each file by its path. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** Writes a release that is what it says it is. @returns its folder */
export async function writeRelease(folder: string, { files, ...description }: Content): Promise<string> {
  const listed: Release['files'] = {};
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    listed[name] = { digest: digestOf(content), bytes: (await readFile(file)).length };
  }
  const release: Release = {
    base: `/${description.name}/${description.version}/`,
    entry: 'remoteEntry.js',
    modules: {},
    code: {},
    uses: [],
    shared: '^1.0.0',
    commit: null,
    ...description,
    files: listed,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return folder;
}
