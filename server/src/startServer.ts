import { lookup } from 'node:dns/promises';
import { createServer, type ServerOptions } from './createServer';
import { assertPortIsFree, isPortInUse, PortInUseError } from './portInUse';

export interface StartOptions extends ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  /** `localhost`, where only this machine can reach it, unless told. */
  readonly host?: string | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** Where to open it, without a trailing slash. */
  readonly url: string;
  /** Takes no more requests, finishes those under way, and resolves; what takes longer than 5 s is cut off. */
  close(): Promise<void>;
}

const longestCloseMs = 5_000;

/**
 * Starts the server, and with it the delivery of messages that an earlier run left in the spool.
 *
 * @throws PortInUseError
 */
export async function startServer({ port, host = 'localhost', ...options }: StartOptions): Promise<RunningServer> {
  if (port !== 0) await assertPortIsFree(port, await addressesOf(host));
  const app = createServer(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw isPortInUse(error) ? new PortInUseError(port) : error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    port: bound,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      const cut = setTimeout(() => app.server.closeAllConnections(), longestCloseMs);
      await app.close();
      clearTimeout(cut);
    },
  };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const addresses = await lookup(host, { all: true });
  return addresses.map(({ address }) => address);
}
