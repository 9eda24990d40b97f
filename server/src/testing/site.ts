import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { VariantsFile } from '@site/shared/serving';
import { namesIn, writeFiles } from './temporaryFolder';

type Files = Readonly<Record<string, string>>;

export interface Publication extends Partial<VariantsFile> {
  readonly files?: Files;
  readonly variants?: Files;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Publishes like the publisher: a folder, then the link, renamed into place. */
export async function publishGeneration(siteDir: string, id: string, publication: Publication = {}): Promise<void> {
  await writeGeneration(siteDir, id, publication);
  await switchTo(siteDir, id);
}

export async function writeGeneration(siteDir: string, id: string, publication: Publication = {}): Promise<void> {
  const { files = {}, variants = {}, headers = {}, canaries = {}, groups = {}, pages = {} } = publication;
  const folder = generationFolder(siteDir, id);
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFiles(join(folder, 'public'), files);
  await writeFiles(join(folder, 'variants'), variants);
  await writeFiles(folder, {
    'headers.json': JSON.stringify(headers),
    'variants.json': JSON.stringify({ canaries, groups, pages }),
    'state.json': '{}',
  });
  for (const name of await namesIn(join(siteDir, 'files'))) {
    await symlink(`../../../files/${name}`, join(folder, 'public', name));
  }
}

export async function switchTo(siteDir: string, id: string): Promise<void> {
  await symlink(`generations/${id}`, join(siteDir, 'current.new'));
  await rename(join(siteDir, 'current.new'), join(siteDir, 'current'));
}

export function generationFolder(siteDir: string, id: string): string {
  return join(siteDir, 'generations', id);
}
