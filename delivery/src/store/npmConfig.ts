import path from 'node:path';
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';
import { StoreError } from './releaseStore';

/**
 * ms; unless somebody has set them otherwise. npm's own (10 s, 60 s, 5 min) keep a person waiting for over a minute who
 * has merely mistyped an address.
 */
const patience = { 'fetch-retry-mintimeout': 500, 'fetch-retry-maxtimeout': 1_000, 'fetch-timeout': 20_000 };

/**
 * Reads npm's configuration of registries (accounts, proxies, certificates) for npm's libraries, from the same sources as npm:
 * `.npmrc` of a folder and of the user, the global one, and `npm_config_…`.
 *
 * @param folder the one that this process runs in, unless given
 * @throws StoreError
 */
export async function readNpmConfig(
  env: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<Readonly<Record<string, unknown>>> {
  const config = new Config({
    ...npm,
    // Where npm stands beside its Node: a distribution may have put settings there.
    npmPath: path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm'),
    // A copy: it is written to.
    env: { ...env },
    argv: [],
    cwd: folder,
    warn: false,
  });
  await config.load().catch((error: Error) => {
    throw new StoreError(`npm's settings can't be used: ${error.message}`);
  });
  for (const [key, value] of Object.entries(patience)) if (config.isDefault(key)) config.set(key, value);
  return config.flat;
}
