import { ownFolder } from './base';
import { createServer, type ServerOptions } from './createServer';
import { httpLimits } from './limits';
import { listenForScrapes, type MetricsAddress } from './metrics';

export interface StartOptions extends ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  /** `localhost`, where only this machine can reach it, unless told. */
  readonly host?: string | undefined;
  /** Folder of all that the server writes: no other server may use it meanwhile. */
  readonly dataDir?: string | undefined;
  /** Where metrics are read; without one, nowhere. */
  readonly metricsAddress?: MetricsAddress | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** Where to open it, without a trailing slash. */
  readonly url: string;
  /** Where metrics are read; null where they are not, be it because somebody else has that address. */
  readonly metricsUrl: string | null;
  /** Takes no more requests, finishes those under way, and resolves; what takes longer than 5 s is cut off. */
  close(): Promise<void>;
}

/**
 * Starts the server, and with it the delivery of messages that an earlier run left in the spool.
 *
 * @throws what listening says, or that another server uses the same folder
 */
export async function startServer({
  port,
  host = 'localhost',
  metricsAddress,
  dataDir,
  ...options
}: StartOptions): Promise<RunningServer> {
  const disown = dataDir === undefined ? async () => {} : await ownFolder(dataDir);
  const app = createServer(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await disown();
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
      await disown();
      clearTimeout(cut);
    },
  };
}
