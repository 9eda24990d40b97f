import { readSiteConfig } from './config';
import type { AuthEmulator } from './emulator';
import { firstFreePort } from './freePort';
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
  const copy = await serveCopy('test-site', port, config, log);
  const emulator = await startSignIn(config, () => {}, copy.dataDir);
  return {
    ...copy,
    emulator,
    async stop() {
      await Promise.all([copy.stop(), emulator?.stop()]);
    },
  };
}
