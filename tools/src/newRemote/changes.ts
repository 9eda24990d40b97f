import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@site/delivery/cli';
import { replaceFile } from '@site/delivery/repository';
import { json } from './sourceText';

/** What becomes of a checkout's files, by their paths in it; null for what goes, folders with all that is in them. */
export type Changes = Readonly<Record<string, string | null>>;

/** What is being done; kept until it is, so that an interrupted run can be completed by another. */
export interface Task {
  readonly action: 'add' | 'remove';
  readonly folder: string;
}

const taskFile = (checkout: string) => path.join(checkout, '.cache/new-remote/task.json');

/**
 * Whether this very task was begun and not finished.
 *
 * @throws UsageError when that was another one
 */
export async function wasInterrupted(checkout: string, task: Task): Promise<boolean> {
  const text = await readFile(taskFile(checkout), 'utf8').catch(() => null);
  if (text === null) return false;
  const { action, folder }: Task = JSON.parse(text);
  // What was half added may also be taken away again.
  if (folder === task.folder && (action === task.action || task.action === 'remove')) return true;
  const again = action === 'remove' ? `--remove ${folder}` : folder;
  throw new UsageError(`An earlier run was interrupted: first complete it with npm run new-remote -- ${again}`);
}

/** Writes all of the changes, each file in one step, so that whatever ends this the next run can do it again. */
export async function makeChanges(checkout: string, task: Task, changes: Changes): Promise<void> {
  await write(taskFile(checkout), json(task));
  for (const [file, text] of Object.entries(changes)) {
    const target = path.join(checkout, file);
    if (text === null) await rm(target, { recursive: true, force: true });
    else await write(target, text);
  }
}

export const finishTask = (checkout: string) => rm(taskFile(checkout), { force: true });

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
}
