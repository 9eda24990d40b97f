import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type Release, readRelease, releaseFile } from './release';

interface Changes {
  /** Digest of 8 characters. */
  readonly digest: string;
  readonly edit?: (text: string, file: string) => string;
  readonly describe?: Partial<Pick<Release, 'shared' | 'uses' | 'modules' | 'base'>>;
}

export async function editRelease(source: string, target: string, changes: Changes): Promise<Release> {
  const { digest, edit = (text) => text, describe = {} } = changes;
  const release = await readRelease(source);
  const oldDigest = release.version.split('-').at(-1) ?? '';
  const newDigest = `g${digest}`;
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true });

  const contents = new Map<string, Buffer | string>();
  for (const file of Object.keys(release.files)) {
    const content = await readFile(path.join(target, file));
    const isText = /\.(m?js|cjs|css|json)$/.test(file);
    contents.set(file, isText ? edit(content.toString().replaceAll(oldDigest, newDigest), file) : content);
  }
  const entry = `browser/${release.entry}`;
  let entryText = String(contents.get(entry));
  for (const [file, { digest: old }] of Object.entries(release.files)) {
    if (file !== entry) entryText = entryText.replaceAll(old, digestOf(contents.get(file) ?? ''));
  }
  contents.set(entry, entryText);

  for (const [file, content] of contents) await writeFile(path.join(target, file), content);
  const edited: Release = {
    ...release,
    ...describe,
    version: release.version.replace(oldDigest, newDigest),
    code: Object.fromEntries(
      Object.entries(release.code).map(([name, { logic, data }]) => [name, { logic: `${logic}${digest}`, data }]),
    ),
    files: Object.fromEntries(
      [...contents].map(([file, content]) => [file, { digest: digestOf(content), bytes: Buffer.byteLength(content) }]),
    ),
  };
  await writeFile(path.join(target, releaseFile), JSON.stringify(edited, null, 2));
  return edited;
}
