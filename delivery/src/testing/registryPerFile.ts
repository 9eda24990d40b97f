import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createRegistryStore } from '../store';
import { type Registry, type RegistryOptions, startRegistry } from './registry';
import { writeRelease } from './sampleReleases';
import { temporaryFolderPerTest } from './temporaryFolder';

export type AnswerInstead = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Registry of a test file; each test has a scope of its own, in which everybody may do everything. */
export function registryPerFile(options?: RegistryOptions) {
  const folder = temporaryFolderPerTest();
  const servers: Server[] = [];
  let registry: Registry;
  let tests = 0;
  beforeAll(async () => {
    registry = await startRegistry(options);
  });
  afterAll(() => registry.stop());
  beforeEach(() => {
    tests += 1;
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });

  const scope = () => `@test-${tests}`;

  /** @returns its URL */
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  return {
    folder,
    registry: () => registry,
    packageName: (name: string) => `${scope()}/${name}`,

    open: (url = registry.url) =>
      createRegistryStore(url, {
        cacheDir: path.join(folder(), 'cache'),
        scope: scope(),
        env: { ...process.env, npm_config_userconfig: path.join(folder(), '.npmrc') },
      }),

    build: (name: string, version: string, files: Readonly<Record<string, string | Uint8Array>> = {}) =>
      writeRelease(path.join(folder(), name, version), {
        name,
        version,
        files: { 'browser/remoteEntry.js': version, ...files },
      }),

    async startProxy(answer?: AnswerInstead) {
      const reads: string[] = [];
      const writes: string[] = [];
      let bytesWritten = 0;
      const url = await serve(async (request, response) => {
        const { method = '', url: target = '', headers } = request;
        (method === 'GET' ? reads : writes).push(`${method} ${target}`);
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        bytesWritten += parts.reduce((sum, { length }) => sum + length, 0);
        await answer?.(request, response);
        if (response.headersSent) return;
        const body = Buffer.concat(parts);
        const type = { 'content-type': headers['content-type'] ?? 'application/json', accept: headers.accept ?? '*/*' };
        const real = await fetch(new URL(target, registry.url), {
          method,
          headers: type,
          ...(body.length > 0 && { body }),
        });
        const text = Buffer.from(await real.arrayBuffer());
        response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' });
        // Answers of the registry contain its own address.
        response.end(target.endsWith('.tgz') ? text : text.toString().replaceAll(registry.url, url));
      });
      return { url, reads, writes, bytesWritten: () => bytesWritten };
    },
  };
}
