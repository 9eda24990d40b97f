import { ownFolder } from './base';
import { createServer, type ServerOptions } from './createServer';
import { httpLimits } from './limits';
import { listenForScrapes, type MetricsAddress } from './metrics';

export interface StartOptions extends ServerOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly metricsAddress?: MetricsAddress | undefined;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Null where metrics are off or their address is in use. */
  readonly metricsUrl: string | null;
  /** Requests in progress are cut off after 5 s. */
  close(): Promise<void>;
}

/** @throws errors of listening, or an Error where another server uses the same folder */
export async function startServer({
  port,
  host = 'localhost',
  metricsAddress,
  dataDir,
  ...options
}: StartOptions): Promise<RunningServer> {
  const releaseFolder = dataDir === undefined ? async () => {} : await ownFolder(dataDir);
  const app = createServer(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await releaseFolder();
    throw error;
  }
  const metrics = metricsAddress ? await listenForScrapes(metricsAddress, app) : null;
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    port: bound,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    metricsUrl: metrics?.url ?? null,
    async close() {
      const cut = setTimeout(() => app.server.closeAllConnections(), httpLimits.closeMs);
      await Promise.all([app.close(), metrics?.close()]);
      await releaseFolder();
      clearTimeout(cut);
    },
  };
}
