import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { inRoot, readSiteConfigFile, root, type SiteFolder } from '@site/delivery/repository';
import { readSettings, startServer } from '@site/server';
import { offersSignIn, type SiteConfig } from '@site/shared/contracts';
import { type AuthEmulator, startAuthEmulator } from './emulator';

interface Options {
  readonly site: SiteFolder;
  readonly config: SiteConfig;
  readonly port: number;
  readonly dataDir?: string;
  /** Default: messages go to the outbox; metrics and canary analysis are off. */
  readonly env?: NodeJS.ProcessEnv;
}

export type Services = Awaited<ReturnType<typeof startSiteServer>>;

export async function startSiteServer({
  site,
  config,
  port,
  dataDir = inRoot('var'),
  env = { RATE_LIMIT: 'off', CANARY_GUARD: 'off' },
}: Options) {
  const places = { PORT: String(port), SITE_DIR: site.base, DATA_DIR: dataDir, HOST: undefined };
  // Several servers on one machine would share the default address of metrics.
  const usual = { METRICS_ADDR: 'off', LOG_LEVEL: 'silent' };
  // The configuration of pages has no facts.
  const { facts } = readSiteConfigFile();
  const server = await startServer(readSettings({ ...usual, ...env, ...places }, { ...config, facts }, root));
  return { url: server.url, stop: () => server.close() };
}

/** Logs a failed start, after which the site has no sign-in. */
export async function startSignIn(
  config: SiteConfig,
  log: (line: string) => void,
  dataDir = inRoot('var'),
): Promise<AuthEmulator | null> {
  if (config.firebase || !offersSignIn(config)) return null;
  try {
    const port = Number(new URL(config.authEmulatorUrl).port);
    return await startAuthEmulator({ port, dataDir: path.join(dataDir, 'auth'), log });
  } catch (error) {
    log(`Sign-in is not available: ${(error as Error).message}`);
    return null;
  }
}

export async function withEmulatorPort(config: SiteConfig): Promise<SiteConfig> {
  if (config.firebase) return config;
  const url = new URL(config.authEmulatorUrl);
  url.port = String(await firstFreePort(Number(url.port)));
  return { ...config, authEmulatorUrl: url.origin };
}
