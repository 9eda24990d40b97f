import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { findChromium } from '../chromium';

const variable = 'INTEGRATION_FOLDER';

/** A folder that all test files of a run have in common. */
export function sharedFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('Integration tests are run with `npm run integration`');
  return folder;
}

/** Before all test files: their processes inherit the environment. A browser that has to be installed first is installed once. */
export default async function before(): Promise<void> {
  // What the tests release nobody has signed, whatever the owner asks for.
  process.env.SITE_RELEASE_KEYS = '{}';
  await findChromium(console.log);
  process.env[variable] = await mkdtemp(path.join(memoryFolder(), 'integration-'));
}

/** After all of them. */
export async function after(): Promise<void> {
  await rm(sharedFolder(), { recursive: true, force: true });
}
