import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, checkPictureSizes, readContent } from '@site/delivery/build';
import { checkCompany, company } from './company';
import { checkUnchanged, recordSave } from './etags';
import { problemForOwner } from './labels';
import { isThroughLink } from './links';
import { Refusal, type Repository } from './repository';

export interface Change {
  /** Null deletes the file. */
  readonly bytes: Buffer | null;
  /** Etag of the file as it was read; null for a new file. */
  readonly etag: string | null;
}

/** Changes by file. */
export type Changes = ReadonlyMap<string, Change>;

/**
 * Commits content that passes a build's checks, else restores the files. @param confirm throws what to ask before a file is written
 * @throws Refusal with the mistakes, one per line
 */
export async function saveChecked(
  root: string,
  repository: Repository,
  { changes, modules, message }: { changes: Changes; modules: readonly string[]; message: string },
  confirm: () => void = () => undefined,
): Promise<void> {
  const before = new Map<string, Buffer | null>();
  for (const [file, { bytes, etag }] of changes) {
    if (isThroughLink(root, file)) throw new Refusal(`${file} passa por um atalho; ponha ali o próprio arquivo`);
    const current = await bytesOf(root, file);
    before.set(file, current);
    // The same picture chosen again.
    if (etag === null && current && bytes?.equals(current) && !file.endsWith('.json')) continue;
    checkUnchanged(file, current, etag);
  }
  confirm();
  try {
    for (const [file, { bytes }] of changes) await write(root, file, bytes);
    for (const module of modules) await check(root, module);
    await repository.commit([...changes.keys()], message);
  } catch (error) {
    for (const [file, bytes] of before) {
      // Another program may have written since.
      if (areEqual(await bytesOf(root, file), changes.get(file)?.bytes ?? null)) await write(root, file, bytes);
    }
    throw error instanceof ContentError
      ? new Refusal(error.problems.map((problem) => problemForOwner(problem, changes)).join('\n'))
      : error;
  }
  for (const { bytes, etag } of changes.values()) if (bytes && etag) recordSave(etag, bytes);
}

/** Checks all that a module declares. @throws ContentError, Refusal */
async function check(root: string, module: string): Promise<void> {
  if (module === company.module) return checkCompany(root);
  const file = path.join(root, module);
  await checkPictureSizes(file, readContent(file));
}

/** @returns null without a file */
export const bytesOf = (root: string, file: string): Promise<Buffer | null> =>
  readFile(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Refusal(`${file} não se lê (${error.code})`);
  });

const areEqual = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

async function write(root: string, file: string, bytes: Buffer | null): Promise<void> {
  const target = path.join(root, file);
  if (bytes === null) return rm(target, { force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
}
