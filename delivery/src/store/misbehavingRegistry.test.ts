import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { filesBelow } from '../files';
import {
  countTimeInTurns,
  type FakeRegistry,
  type Misbehaviour,
  ownSettings,
  startFakeRegistry,
} from '../testing/fakeRegistry';
import { sampleCart, sampleContent } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { createRegistryStore } from './registryStore';
import { unpack } from './unpack';

const folder = temporaryFolderPerTest();
let registry: FakeRegistry;
beforeEach(async () => {
  registry = await startFakeRegistry();
  await registry.deploy(
    sampleCart('1.0.0'),
    sampleContent('1.0.0', { files: { 'assets/a.avif': randomBytes(200_000).toString('hex') } }),
  );
});
afterEach(() => registry.stop());
countTimeInTurns(() => registry);

const open = (env: NodeJS.ProcessEnv = {}) =>
  createRegistryStore(registry.url, {
    cacheDir: path.join(folder(), 'cache'),
    env: {
      ...ownSettings(folder()),
      npm_config_fetch_retry_mintimeout: '1',
      npm_config_fetch_retry_maxtimeout: '1',
      ...env,
    },
  });

/** Sends a part every 20 ms without end. */
function trickle(response: ServerResponse, part: string | Buffer) {
  const timer = setInterval(() => response.write(part), 20);
  response.on('close', () => clearInterval(timer));
}
const large = Buffer.alloc(1 << 20, ' ');
function endless(response: ServerResponse) {
  const more = () => {
    while (!response.destroyed && response.write(large));
  };
  response.on('drain', more);
  more();
}

const faults: readonly (readonly [string, (response: ServerResponse) => void, RegExp])[] = [
  ['never answers', () => undefined, /did not answer in time/],
  ['stalls after its headers', (response) => response.writeHead(200).flushHeaders(), /did not answer in time/],
  ['trickles', (response) => trickle(response, ' '), /did not answer in time/],
  ['never ends', endless, /sent too long an answer|did not answer in time/],
  [
    'answers 503',
    (response) => response.writeHead(503).end('{"error": "under\\nmaintenance"}'),
    /failed to read @site\/mfe-content \(503\): under$/,
  ],
  ['answers HTML', (response) => response.end('<!doctype html>'), /does not answer as an npm registry does/],
  [
    'answers JSON of another service',
    (response) => response.end('{"live": {"version": 1}}'),
    /does not answer as an npm registry does/,
  ],
  ['answers 429', (response) => response.writeHead(429, { 'retry-after': '3600' }).end(), /\(429\)/],
  ['resets the connection', (response) => void response.socket?.resetAndDestroy(), /can't be reached: ECONNRESET/],
  [
    'resets the connection within an answer',
    (response) =>
      response.writeHead(200, { 'content-length': 100 }).write('{', () => response.socket?.resetAndDestroy()),
    /can't be reached: ECONNRESET/,
  ],
];

const tarballsOfContent: Misbehaviour = (request) => /mfe-content\/.*\.tgz$/.test(request.url ?? '');

describe('a registry that', () => {
  test.each(faults)('%s gives an error in time, in one line that names the package', async (_how, fault, line) => {
    registry.misbehave((request, response) => {
      if (!request.url?.includes('mfe-content')) return false;
      fault(response);
      return true;
    });
    const store = open();
    const asked: number[] = [];
    for (const ask of [store.channels, store.versions]) {
      const failed = await ask('mfe-content').catch((error: Error) => error);
      expect(failed).toMatchObject({ name: 'StoreError', message: expect.stringMatching(line) });
      expect(failed).toMatchObject({ message: expect.stringMatching('@site/mfe-content') });
      asked.push(registry.requests.length);
    }
    // A request that failed after a long time is not repeated at once.
    if (line.test('did not answer in time')) expect(asked[1]).toBe(asked[0]);
    expect(await store.channels('mfe-cart')).toEqual({ live: '1.0.0' });
  });

  const faultsOfFiles = faults.filter(([how]) =>
    ['trickles', 'answers HTML', 'resets the connection within an answer'].includes(how),
  );

  test.each(faultsOfFiles)('%s while a release is fetched leaves no file of it', async (_how, fault, line) => {
    registry.misbehave((request, response) => {
      if (!tarballsOfContent(request, response)) return false;
      fault(response);
      return true;
    });
    const failed = await open()
      .fetch('mfe-content', '1.0.0')
      .catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(String(failed)).toMatch(new RegExp(`${line.source}|can't be unpacked|integrity`));
    expect(String(failed)).toContain('mfe-content');
    expect(existsSync(path.join(folder(), 'cache/mfe-content'))).toBe(false);
    await open().fetch('mfe-cart', '1.0.0');
  });
});

/** Makes a tarball of entries of any type. */
function tarballOf(
  ...entries: readonly {
    readonly path: string;
    readonly type: string;
    readonly linkpath?: string;
    readonly size?: number;
  }[]
) {
  const blocks = entries.flatMap(({ size = 0, ...entry }) => {
    const block = Buffer.alloc(512);
    new Header({ ...entry, size, mode: 0o644 } as ConstructorParameters<typeof Header>[0]).encode(block);
    return [block, Buffer.alloc(Math.ceil(size / 512) * 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

test.each([
  ['a symbolic link', { path: 'package/release/browser', type: 'SymbolicLink', linkpath: '/etc' }],
  ['a link to a file', { path: 'package/release/release.json', type: 'Link', linkpath: '/etc/passwd' }],
  ['an absolute path', { path: '/tmp/site-absolute', type: 'File', size: 1 }],
  ['a path outside the package', { path: 'package/../../../../outside', type: 'File', size: 1 }],
  ['a device', { path: 'package/release/null', type: 'CharacterDevice' }],
  ['a pipe', { path: 'package/release/pipe', type: 'FIFO' }],
])('a package with %s is refused and writes no file outside its folder', async (_what, entry) => {
  registry.addTarball(
    'mfe-content',
    { version: '1.0.1' },
    tarballOf({ path: 'package/package.json', type: 'File' }, entry),
  );
  await expect(open().fetch('mfe-content', '1.0.1')).rejects.toThrow();
  expect(await filesBelow(folder())).toEqual([]);
  expect(existsSync('/tmp/site-absolute')).toBe(false);
});

test('a tarball that fails its digest, or has too many files or bytes, is refused', async () => {
  registry.misbehave((request) => {
    request.url = request.url?.replace('mfe-content/1.0.0.tgz', 'mfe-cart/1.0.0.tgz') ?? '';
    return false;
  });
  await expect(open().fetch('mfe-content', '1.0.0')).rejects.toThrow(/sent a file that fails its integrity check/);

  const parts = async function* (tarball: Buffer) {
    for (let start = 0; start < tarball.length; start += 100) yield tarball.subarray(start, start + 100);
  };
  const files = ['a', 'b', 'c'].map((name) => ({ path: `package/${name}`, type: 'File', size: 2_000 }));
  const unpacked = (limits: Parameters<typeof unpack>[3]) =>
    unpack(parts(tarballOf(...files)), path.join(folder(), 'unpacked'), 'mfe-content 1.0.0', limits);
  await expect(unpacked({ entries: 2, bytes: 6_000 })).rejects.toThrow('mfe-content 1.0.0 has more than 2 files');
  await expect(unpacked({ entries: 3, bytes: 5_999 })).rejects.toThrow('mfe-content 1.0.0 has more than 5999 bytes');
  await unpacked({ entries: 3, bytes: 6_000 });
  // Bytes after the end of an archive belong to no file.
  const padded = Buffer.concat([tarballOf(...files), randomBytes(6_000)]);
  const fetched = unpack(parts(padded), path.join(folder(), 'padded'), 'mfe-content 1.0.0', {
    entries: 3,
    bytes: 6_000,
  });
  await expect(fetched).rejects.toThrow(/mfe-content 1\.0\.0 (has more than 6000 bytes|can't be unpacked)/);
});
