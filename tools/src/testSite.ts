import { rm } from 'node:fs/promises';
import { firstFreePort } from '@site/delivery/build';
import { inRoot, readSiteConfig } from '@site/delivery/repository';
import { type AuthEmulator, startAuthEmulator } from './emulator';
import { withEmulatorPort } from './services';
import { serveCopy } from './siteCopy';

/**
 * Serves a copy of the production build for browser tests, with a sign-in emulator of its own: a test may break it.
 *
 * @throws Error where it does not start, since half of the tests would say so otherwise
 */
export async function startTestSite(log: (line: string) => void) {
  const port = await firstFreePort(Number(process.env.PORT ?? 3100));
  const config = await withEmulatorPort({
    ...(await readSiteConfig({})),
    preview: true,
    authEmulatorUrl: 'http://localhost:9199',
  });
  // At once: when the site is published, somebody else might have the port that is free now.
  const [emulator, copy] = await Promise.allSettled([
    config.firebase ? null : startEmptyEmulator(Number(new URL(config.authEmulatorUrl).port)),
    serveCopy('test-site', port, config, log),
  ]);
  const stop = async () => {
    for (const it of [copy, emulator]) if (it.status === 'fulfilled') await it.value?.stop();
  };
  if (emulator.status === 'fulfilled' && copy.status === 'fulfilled') {
    return { ...copy.value, emulator: emulator.value, stop };
  }
  await stop();
  throw emulator.status === 'rejected' ? emulator.reason : (copy as PromiseRejectedResult).reason;
}

async function startEmptyEmulator(port: number): Promise<AuthEmulator> {
  const dataDir = inRoot('.cache/test-accounts');
  await rm(dataDir, { recursive: true, force: true });
  return startAuthEmulator({ port, dataDir, log: () => {} });
}
