import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, checkPictureSizes, readContent } from '@site/delivery/build';
import { checkCompany, company } from './company';
import { problemForOwner } from './labels';
import { Refusal, type Repository } from './repository';

/** New bytes of a file; null deletes it. */
export type Changes = ReadonlyMap<string, Buffer | null>;

/**
 * Commits content that passes a build's checks, else restores the files. @param confirm throws what to ask before the commit
 * @throws Refusal with the mistakes, one per line
 */
export async function saveChecked(
  root: string,
  repository: Repository,
  { changes, modules, message }: { changes: Changes; modules: readonly string[]; message: string },
  confirm: () => void = () => undefined,
): Promise<void> {
  const before = new Map<string, Buffer | null>();
  for (const file of changes.keys()) before.set(file, await readFile(path.join(root, file)).catch(() => null));
  await write(root, changes);
  try {
    for (const module of modules) {
      if (module === company.module) {
        checkCompany(root);
        continue;
      }
      const file = path.join(root, module);
      await checkPictureSizes(file, readContent(file));
    }
    confirm();
    await repository.commit([...changes.keys()], message);
  } catch (error) {
    await write(root, before);
    throw error instanceof ContentError
      ? new Refusal(error.problems.map((problem) => problemForOwner(problem, changes)).join('\n'))
      : error;
  }
}

async function write(root: string, changes: Changes): Promise<void> {
  for (const [file, bytes] of changes) {
    const target = path.join(root, file);
    if (bytes === null) await rm(target, { force: true });
    else {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
  }
}
