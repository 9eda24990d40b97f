import { isLogLevel, privateLog } from './logging';
import type { MetricsAddress } from './metrics/metricsListener';
import { ServerSettingsError } from './serverSettingsError';
import type { StartOptions } from './startServer';

/**
 * What a server on the internet is told by its environment: `TRUST_PROXY`, how many proxies stand before it (0),
 * `LOG_LEVEL` (warn), and `METRICS_ADDR`, where metrics are read (127.0.0.1:9464).
 *
 * @throws ServerSettingsError
 */
export function readServerSettings({
  TRUST_PROXY = '0',
  LOG_LEVEL = 'warn',
  METRICS_ADDR = '127.0.0.1:9464',
}: NodeJS.ProcessEnv): Pick<StartOptions, 'trustProxy' | 'logger' | 'metricsAddress'> {
  if (!/^\d$/.test(TRUST_PROXY)) {
    throw new ServerSettingsError(`TRUST_PROXY must be the number of proxies before the server, not ${TRUST_PROXY}`);
  }
  if (!isLogLevel(LOG_LEVEL))
    throw new ServerSettingsError(`LOG_LEVEL must be silent, fatal, error, warn or info, not ${LOG_LEVEL}`);
  return {
    trustProxy: Number(TRUST_PROXY),
    logger: privateLog(LOG_LEVEL),
    metricsAddress: readMetricsAddress(METRICS_ADDR),
  };
}

/**
 * @param text `127.0.0.1:9464`, `[::1]:9464`, a name with a port, or `off`
 * @throws ServerSettingsError
 */
export function readMetricsAddress(text: string): MetricsAddress | undefined {
  if (text === 'off') return undefined;
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || Number(port) > 65_535) {
    throw new ServerSettingsError(
      `METRICS_ADDR must be an address with a port, such as 127.0.0.1:9464, or off, not ${text}`,
    );
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
