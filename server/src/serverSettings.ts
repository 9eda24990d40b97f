import type { ServerOptions } from './createServer';
import { isLogLevel, privateLog } from './logging';

/** A variable of the environment that can't be meant; the message is one line that names it. */
export class ServerSettingsError extends Error {
  override name = 'ServerSettingsError';
}

/**
 * What a server on the internet is told by its environment: `TRUST_PROXY`, how many proxies stand before it (0), and
 * `LOG_LEVEL` (warn).
 *
 * @throws ServerSettingsError
 */
export function readServerSettings({
  TRUST_PROXY = '0',
  LOG_LEVEL = 'warn',
}: NodeJS.ProcessEnv): Pick<ServerOptions, 'trustProxy' | 'logger'> {
  if (!/^\d$/.test(TRUST_PROXY)) {
    throw new ServerSettingsError(`TRUST_PROXY must be the number of proxies before the server, not ${TRUST_PROXY}`);
  }
  if (!isLogLevel(LOG_LEVEL))
    throw new ServerSettingsError(`LOG_LEVEL must be silent, fatal, error, warn or info, not ${LOG_LEVEL}`);
  return { trustProxy: Number(TRUST_PROXY), logger: privateLog(LOG_LEVEL) };
}
