import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';

const variable = 'INTEGRATION_FOLDER';

/** A folder that all test files of a run have in common. */
export function sharedFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('Integration tests are run with `npm run integration`');
  return folder;
}

/** Before all test files: their processes inherit the environment. */
export async function makeSharedFolder(): Promise<void> {
  process.env[variable] = await mkdtemp(path.join(memoryFolder(), 'integration-'));
}

/** After all of them. */
export async function removeSharedFolder(): Promise<void> {
  await rm(sharedFolder(), { recursive: true, force: true });
}
