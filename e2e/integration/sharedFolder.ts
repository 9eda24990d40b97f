import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { findChromium } from '@site/tools/chromium';

const variable = 'INTEGRATION_FOLDER';

export function sharedFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('Integration tests are run with `npm run integration`');
  return folder;
}

/** Runs before all test files, whose processes inherit the environment. */
export default async function before(): Promise<void> {
  // A configured key would refuse the unsigned releases of tests.
  process.env.SITE_RELEASE_KEYS = '{}';
  await findChromium(console.log);
  process.env[variable] = await mkdtemp(path.join(memoryFolder(), 'integration-'));
}

export async function after(): Promise<void> {
  await rm(sharedFolder(), { recursive: true, force: true });
}
