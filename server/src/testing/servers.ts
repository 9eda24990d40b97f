import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { privateLog } from '../base/logging';
import { createServer, type ServerOptions } from '../createServer';
import { listen } from './http';
import { serverOptions } from './mail';
import { useTemporaryFolder } from './temporaryFolder';

export function useServers(per: 'test' | 'file' = 'test') {
  const running: { close(): unknown }[] = [];
  (per === 'test' ? afterEach : afterAll)(() => Promise.all(running.splice(0).map((it) => it.close())));
  const folder = useTemporaryFolder(per);
  return {
    folder,
    closeLater<T extends { close(): unknown }>(it: T): T {
      running.push(it);
      return it;
    },
    async start(options: Partial<ServerOptions> = {}) {
      const app = createServer({ ...serverOptions(folder()), ...options });
      running.push({ close: () => cutOff(app) });
      return { app, origin: await listen(app), metrics: () => app.metrics.metrics() };
    },
  };
}

function cutOff(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  return closed;
}

export function keptLog(level: Parameters<typeof privateLog>[0], log: object = privateLog(level)) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: { ...log, stream } };
}
