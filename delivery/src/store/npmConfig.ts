import path from 'node:path';
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';
import { StoreError } from './releaseStore';

/**
 * ms, unless configured otherwise. With npm's own (10 s, 60 s, 5 min) a mistyped address takes over a minute to fail. Two packages
 * that never arrive, at twice 'fetch-timeout' each, delay a publication by less than a minute.
 */
const retryDefaults = { 'fetch-retry-mintimeout': 500, 'fetch-retry-maxtimeout': 1_000, 'fetch-timeout': 12_000 };

/** Reads accounts, proxies and certificates from npm's own sources: `.npmrc` files and `npm_config_…`. @throws StoreError */
export async function readNpmConfig(
  env: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<Readonly<Record<string, unknown>>> {
  const config = new Config({
    ...npm,
    // npm's folder beside Node, where a distribution may have put settings.
    npmPath: path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm'),
    // npm's library writes to the object.
    env: { ...env },
    argv: [],
    cwd: folder,
    warn: false,
  });
  await config.load().catch((error: Error) => {
    throw new StoreError(`npm's settings can't be used: ${error.message}`);
  });
  for (const [key, value] of Object.entries(retryDefaults)) if (config.isDefault(key)) config.set(key, value);
  return config.flat;
}
