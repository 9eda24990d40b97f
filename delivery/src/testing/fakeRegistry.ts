import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease } from '../release';
import { manifestOf, packRelease } from '../store';
import { type SampleRelease, writeRelease } from './sampleReleases';

/** @returns false to let the registry answer */
export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Package {
  readonly versions: Record<string, object>;
  readonly tags: Record<string, string>;
  readonly tarballs: Record<string, Buffer>;
}

export type FakeRegistry = Awaited<ReturnType<typeof startFakeRegistry>>;

/** Subset of an npm registry, with injectable faults. */
export async function startFakeRegistry(tls?: { readonly key: string; readonly cert: string }) {
  const packages = new Map<string, Package>();
  const requests: IncomingMessage[] = [];
  let waiting = 0;
  let misbehaves: Misbehaviour = () => false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    if (misbehaves(request, response)) {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      return;
    }
    const [, name = '', rest = ''] = /@site(?:%2f|\/)([a-z-]+)(\/.*)?$/.exec(request.url ?? '') ?? [];
    const found = packages.get(name);
    const json = (value: unknown) => response.end(JSON.stringify(value));
    if (!found) return void response.writeHead(404).end('{}');
    const [, tag, version] = /^\/(?:dist-tags\/?([\w-]*)|(.+)\.tgz)$/.exec(rest) ?? [];
    if (version) return void response.end(found.tarballs[version]);
    if (tag === undefined) return void json({ name: `@site/${name}`, versions: found.versions });
    let body = '';
    for await (const part of request) body += part;
    if (request.method === 'PUT') found.tags[tag] = JSON.parse(body);
    if (request.method === 'DELETE') delete found.tags[tag];
    json(found.tags);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  return {
    url,
    requests,
    /** Number of delayed answers in progress. */
    waiting: () => waiting,
    misbehave(how: Misbehaviour) {
      misbehaves = how;
    },
    addTarball(name: string, manifest: { readonly version: string }, tarball: Buffer, origin = url) {
      const { versions, tarballs, tags } = packages.get(name) ?? { versions: {}, tags: {}, tarballs: {} };
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      const dist = { tarball: `${origin}@site/${name}/${manifest.version}.tgz`, integrity };
      tarballs[manifest.version] = tarball;
      versions[manifest.version] = { ...manifest, dist };
      tags.latest = manifest.version;
      packages.set(name, { versions, tags, tarballs });
    },
    async deploy(...samples: readonly SampleRelease[]) {
      for (const sample of samples) {
        const folder = await writeRelease(await mkdtemp(path.join(tmpdir(), 'site-fake-')), sample);
        const release = await readRelease(folder);
        const manifest = manifestOf(`@site/${sample.name}`, release);
        const staging = await mkdtemp(path.join(tmpdir(), 'site-fake-'));
        this.addTarball(sample.name, manifest, await packRelease(folder, release, manifest, staging));
        this.move(sample.name, { live: sample.version });
      }
    },
    move(name: string, tags: Readonly<Record<string, string>>) {
      Object.assign(packages.get(name)?.tags ?? {}, tags);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** ms for an answer, the default of a registry store; twice as long for a release. */
const answerLimit = 12_000;

/** Ignores the machine's npm settings. */
export const ownSettings = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  npm_config_userconfig: path.join(folder, '.npmrc'),
  npm_config_fetch_timeout: String(answerLimit),
});

const realClocks = [
  ...(['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval'] as const),
];

/**
 * Counts time in turns of the event loop: 1 ms each, or 40 ms during a delayed answer. Each limit leaves 300 turns to good
 * answers, however slow the machine is, and a test waits 0.3 s for a limit.
 */
export function countTimeInTurns(registry: () => Pick<FakeRegistry, 'waiting'>): void {
  let turns: NodeJS.Timeout;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: realClocks });
    turns = setInterval(() => jest.advanceTimersByTime(registry().waiting() > 0 ? 40 : 1), 1);
  });
  afterEach(() => {
    clearInterval(turns);
    jest.useRealTimers();
  });
}
