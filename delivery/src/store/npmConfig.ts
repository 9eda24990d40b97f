import path from 'node:path';
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';
import { StoreError } from './releaseStore';

/** ms. npm's own (10 s, 60 s, 5 min) let a mistyped address fail after a minute. */
const retryDefaults = { 'fetch-retry-mintimeout': 500, 'fetch-retry-maxtimeout': 1_000, 'fetch-timeout': 12_000 };

/** npm's own sources: `.npmrc` files and `npm_config_…`. @throws StoreError */
export async function readNpmConfig(
  env: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<Readonly<Record<string, unknown>>> {
  const config = new Config({
    ...npm,
    // A distribution may have put settings there.
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
