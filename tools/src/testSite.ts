import { rm } from 'node:fs/promises';
import { readSiteConfig } from './config';
import type { AuthEmulator } from './emulator';
import { firstFreePort } from './freePort';
import { inRoot } from './paths';
import { startSignIn, withEmulatorPort } from './services';
import { type SiteCopy, serveCopy } from './siteCopy';

export interface TestSite extends SiteCopy {
  readonly emulator: AuthEmulator | null;
}

/** Serves a copy of the production build for browser tests, with a sign-in emulator of its own: a test may break it. */
export async function startTestSite(log: (line: string) => void): Promise<TestSite> {
  const port = await firstFreePort(Number(process.env.PORT ?? 3100));
  const config = await withEmulatorPort({
    ...(await readSiteConfig({})),
    preview: true,
    authEmulatorUrl: 'http://localhost:9199',
  });
  // While the site is published: by then somebody else might have the port that is free now.
  const accounts = inRoot('.cache/test-accounts');
  await rm(accounts, { recursive: true, force: true });
  const starting = startSignIn(config, () => {}, accounts);
  const copy = await serveCopy('test-site', port, config, log).catch(async (error) => {
    await (await starting)?.stop();
    throw error;
  });
  const emulator = await starting;
  return {
    ...copy,
    emulator,
    async stop() {
      await Promise.all([copy.stop(), emulator?.stop()]);
    },
  };
}
