import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ReleaseError, readRelease, verifyRelease } from '../release';
import { type Registry, startRegistry } from '../testing/registry';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { npmRegistry } from './npmRegistry';
import { createRegistryStore } from './registryStore';
import { manifestOf, packRelease } from './releasePackage';
import { StoreError } from './releaseStore';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
const owners = { '@site/mfe-catalog': 'catalog-team', '@site/mfe-cart': 'cart-team' };
let registry: Registry;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  registry = await startRegistry({ owners });
  for (const user of Object.values(owners)) tokens[user] = await registry.addUser(user);
});
afterAll(() => registry.stop());

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

let tests = 0;
beforeEach(() => {
  tests += 1;
});
/** Opens the store in a scope of this test, in which everybody may do everything. */
const open = (url = registry.url, env: NodeJS.ProcessEnv = {}) =>
  createRegistryStore(url, {
    cacheDir: path.join(folder(), 'cache'),
    scope: `@test-${tests}`,
    env: { ...process.env, npm_config_userconfig: path.join(folder(), '.npmrc'), ...env },
  });

const build = (name: string, version: string, files: Record<string, string | Uint8Array> = {}) =>
  writeRelease(path.join(folder(), name, version), {
    name,
    version,
    files: { 'browser/remoteEntry.js': version, ...files },
  });

describe('in a registry where each team owns a package', () => {
  /** Opens the store as a team does, with an `.npmrc` that takes the token from the environment. */
  async function openAs(user: string | undefined) {
    const npmrc = path.join(folder(), '.npmrc');
    const lines = [
      `//${new URL(registry.url).host}/:_authToken=\${TEAM_TOKEN}`,
      // These settings are for other packages and must not affect releases.
      '@site:registry=http://127.0.0.1:9/',
      'min-release-age=7',
      'offline=true',
    ];
    await writeFile(npmrc, lines.slice(user ? 0 : 1).join('\n'));
    const env = { ...process.env, npm_config_userconfig: npmrc, TEAM_TOKEN: user && tokens[user] };
    return createRegistryStore(registry.url, { cacheDir: path.join(folder(), `cache-${user}`), env });
  }

  test('each team publishes its own package and moves its own channels, and no other team can', async () => {
    const catalog = await openAs('catalog-team');
    const refused = (task: string, answer: string) =>
      expect.objectContaining({
        name: 'StoreError',
        message: expect.stringMatching(
          `^The registry ${registry.url} does not allow you to ${task} @site/[a-z-]+${answer}[^\\n]*$`,
        ),
      });
    expect(await catalog.publish(await build('mfe-catalog', '1.0.0'))).toBe('published');
    await catalog.moveChannels('mfe-catalog', { live: '1.0.0' });
    await expect(catalog.publish(await build('mfe-cart', '1.0.0'))).rejects.toEqual(refused('publish', ' \\(403\\)'));

    const cart = await openAs('cart-team');
    expect(await cart.publish(await build('mfe-cart', '1.0.0'))).toBe('published');
    await expect(cart.moveChannels('mfe-catalog', {})).rejects.toEqual(refused('move the channels of', ' \\(403\\)'));
    await expect(cart.moveChannels('mfe-catalog', { live: '1.0.0', previous: '1.0.0' })).rejects.toEqual(
      refused('move the channels of', ' \\(403\\)'),
    );

    const anybody = await openAs(undefined);
    const unknown = ': it wants to know who you are \\(npm login, 401\\)';
    await expect(anybody.publish(await build('mfe-cart', '1.0.1'))).rejects.toEqual(refused('publish', unknown));
    await expect(anybody.moveChannels('mfe-cart', { live: '1.0.0' })).rejects.toEqual(
      refused('move the channels of', unknown),
    );
    // Reading needs no token.
    expect(await anybody.packages()).toEqual(['mfe-cart', 'mfe-catalog']);
    expect(await anybody.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    expect(await anybody.channels('mfe-cart')).toEqual({});
    expect(await readRelease(await anybody.fetch('mfe-cart', '1.0.0'))).toMatchObject({ name: 'mfe-cart' });
  });
});

test('moveChannels sets the fallback first, removes tags last, and leaves correct tags alone', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await open().publish(await build('mfe-catalog', version));
  const proxy = await startProxy();
  const moved = async (channels: Parameters<ReturnType<typeof open>['moveChannels']>[1]) => {
    proxy.writes.length = 0;
    await open(proxy.url).moveChannels('mfe-catalog', channels);
    return proxy.writes.map((write) => write.replace(/\/-\/package\/.*\/dist-tags\//, ''));
  };
  expect(await moved({ live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } })).toEqual([
    'PUT live',
    'PUT canary-10',
  ]);
  expect(await moved({ live: '1.0.0', canary: { version: '1.0.1', traffic: 50 } })).toEqual([
    'PUT canary-50',
    'DELETE canary-10',
  ]);
  expect(await moved({ live: '1.0.1', previous: '1.0.0', canary: { version: '1.0.2', traffic: 50 } })).toEqual([
    'PUT previous',
    'PUT live',
    'PUT canary-50',
  ]);
  expect(await moved({ live: '1.0.0', withdrawn: '1.0.1' })).toEqual([
    'PUT live',
    'PUT withdrawn',
    'DELETE canary-50',
    'DELETE previous',
  ]);
  expect(await moved({ live: '1.0.0', withdrawn: '1.0.1' })).toEqual([]);
});

test('a canary that is promoted while it is withdrawn is live and not withdrawn', async () => {
  for (const version of ['1.0.0', '1.0.1']) await open().publish(await build('mfe-catalog', version));
  await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  const promoted = { live: '1.0.1', previous: '1.0.0' };
  const proxy = await startProxy(async (request) => {
    if (request.url?.endsWith('/withdrawn') && request.method === 'PUT')
      await open().moveChannels('mfe-catalog', promoted);
  });
  expect(await open(proxy.url).rollBackCanary('mfe-catalog', '1.0.1')).toBe(false);
  expect(await open().channels('mfe-catalog')).toEqual(promoted);
});

test('a canary that is replaced while it is withdrawn leaves the next canary in place', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await open().publish(await build('mfe-catalog', version));
  await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  const canary = { version: '1.0.2', traffic: 10 };
  const proxy = await startProxy(async (request) => {
    if (request.url?.endsWith('/withdrawn') && request.method === 'PUT')
      await open().moveChannels('mfe-catalog', { live: '1.0.0', canary });
  });
  await open(proxy.url).rollBackCanary('mfe-catalog', '1.0.1');
  expect(await open().channels('mfe-catalog')).toMatchObject({ live: '1.0.0', canary });
});

test('while the share of a canary changes, the smaller share is valid', async () => {
  await open().publish(await build('mfe-catalog', '1.0.0'));
  await open().publish(await build('mfe-catalog', '1.0.1'));
  await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  const proxy = await startProxy((request, response) => {
    if (request.method === 'DELETE') response.writeHead(403).end('{"error": "no more"}');
  });
  const canary = { version: '1.0.1', traffic: 9 };
  await expect(open(proxy.url).moveChannels('mfe-catalog', { live: '1.0.0', canary })).rejects.toThrow(
    new StoreError(
      `The registry ${proxy.url} does not allow you to move the channels of @test-${tests}/mfe-catalog (403): no more`,
    ),
  );
  expect(await open().channels('mfe-catalog')).toEqual({ live: '1.0.0', canary });
});

test('a single request describes all releases, and a cached release is fetched without a request', async () => {
  for (const version of ['1.0.0', '1.0.1']) await open().publish(await build('mfe-catalog', version));
  const proxy = await startProxy();
  const store = open(proxy.url);
  for (const version of await store.versions('mfe-catalog')) {
    expect((await store.describe('mfe-catalog', version)).release.version).toBe(version);
  }
  expect(proxy.reads).toHaveLength(1);
  await store.fetch('mfe-catalog', '1.0.0');
  proxy.reads.length = 0;
  const kept = await store.fetch('mfe-catalog', '1.0.0');
  expect(kept).toBe(path.join(folder(), 'cache/mfe-catalog/1.0.0'));
  expect(proxy.reads).toHaveLength(0);
});

describe('an asset that an earlier release contains', () => {
  const photo = { 'assets/photo.0a0a0a0a.avif': randomBytes(300_000) };
  const publishWith = async (version: string, files: Record<string, Uint8Array>, url?: string) =>
    open(url).publish(await build('mfe-catalog', version, files));
  const tarballs = (reads: readonly string[]) => reads.flatMap((read) => /-([\d.]+)\.tgz$/.exec(read)?.[1] ?? []);
  const cached = (version: string) => path.join(folder(), 'cache/mfe-catalog', version, 'assets/photo.0a0a0a0a.avif');

  test('is not uploaded again, and not downloaded if it is present', async () => {
    await publishWith('1.0.0', photo);
    const proxy = await startProxy();
    await publishWith('1.0.1', photo, proxy.url);
    expect(proxy.bytesWritten()).toBeLessThan(10_000);
    const { release } = await open().describe('mfe-catalog', '1.0.1');
    expect(release.files['assets/photo.0a0a0a0a.avif']?.bytes).toBe(300_000);

    const store = open(proxy.url);
    await store.fetch('mfe-catalog', '1.0.1', (file) => file.startsWith('assets/'));
    expect(tarballs(proxy.reads)).toEqual(['1.0.1']);
    expect(existsSync(cached('1.0.1'))).toBe(false);
    await store.fetch('mfe-catalog', '1.0.1');
    expect(tarballs(proxy.reads)).toEqual(['1.0.1', '1.0.1', '1.0.0']);
    await verifyRelease(await store.fetch('mfe-catalog', '1.0.1'));
    expect(tarballs(proxy.reads)).toHaveLength(3);
    // The cache stores the file once too.
    expect((await stat(cached('1.0.1'))).ino).toBe((await stat(cached('1.0.0'))).ino);
  });

  test('may be in a release that was published before assets were left out', async () => {
    const source = await build('mfe-catalog', '1.0.0', photo);
    const release = await readRelease(source);
    const { carriedBy: _, ...manifest } = manifestOf(`@test-${tests}/mfe-catalog`, release);
    const tarball = await packRelease(
      source,
      release,
      { ...manifest, name: `@test-${tests}/mfe-catalog`, version: '1.0.0' },
      await emptyFolder(),
    );
    await npmRegistry(registry.url, '@test', { ...process.env }).publish(
      { ...manifest, name: `@test-${tests}/mfe-catalog`, version: '1.0.0' },
      tarball,
    );
    await publishWith('1.0.1', photo);
    expect(await open().describe('mfe-catalog', '1.0.0')).toMatchObject({ release });
    for (const version of ['1.0.0', '1.0.1']) await verifyRelease(await open().fetch('mfe-catalog', version));
    expect((await stat(cached('1.0.1'))).ino).toBe((await stat(cached('1.0.0'))).ino);
  });

  test('is uploaded again once a release would need more than nine packages', async () => {
    let all: Record<string, Uint8Array> = {};
    const spread: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      all = { ...all, [`assets/${number}.avif`]: randomBytes(1_000) };
      const proxy = await startProxy();
      await publishWith(`1.0.${number}`, all, proxy.url);
      await rm(path.join(folder(), 'cache'), { recursive: true, force: true });
      proxy.reads.length = 0;
      await verifyRelease(await open(proxy.url).fetch('mfe-catalog', `1.0.${number}`));
      spread.push(tarballs(proxy.reads).length);
    }
    expect(spread).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]);
  });

  test.each<[string, (manifest: Manifested) => void, RegExp]>([
    [
      'was removed',
      ({ carriedBy }) => Object.assign(carriedBy, { '0.9.0': carriedBy['1.0.0'], '1.0.0': [] }),
      /There is no release 0\.9\.0|files of 0\.9\.0, which is gone/,
    ],
    ['never contained it', ({ carriedBy }) => carriedBy['1.0.0']?.push('assets/other.avif'), /assets\/other\.avif/],
    [
      'is that of the release itself',
      ({ carriedBy }) => Object.assign(carriedBy, { '1.0.1': carriedBy['1.0.0'], '1.0.0': [] }),
      /photo/,
    ],
    [
      'has an invalid version',
      ({ carriedBy }) => Object.assign(carriedBy, { '../../x': carriedBy['1.0.0'], '1.0.0': [] }),
      /carriedBy names what is no version/,
    ],
  ])('whose package %s is an error of one line', async (_what, spoil, line) => {
    await publishWith('1.0.0', photo);
    const files = { ...photo, 'assets/other.avif': randomBytes(10) };
    const source = await build('mfe-catalog', '1.0.1', files);
    const release = await readRelease(source);
    const carriedBy = { '1.0.0': Object.keys(photo) };
    const manifest = manifestOf(`@test-${tests}/mfe-catalog`, release, carriedBy);
    spoil(manifest as unknown as Manifested);
    const left = { '1.0.0': Object.values((manifest as unknown as Manifested).carriedBy).flat() };
    const held = manifestOf(manifest.name, release, left).release;
    const tarball = await packRelease(source, release, { ...manifest, release: held }, await emptyFolder());
    await npmRegistry(registry.url, '@test', { ...process.env }).publish(manifest, tarball);
    for (const ask of [open().describe, open().fetch]) {
      const failed = await ask('mfe-catalog', '1.0.1').catch((error: unknown) => error);
      expect(String(failed)).toMatch(line);
      expect(['MissingReleaseError', 'ReleaseError']).toContain((failed as Error).name);
    }
  });
});

test('a file damaged in the cache is fetched again', async () => {
  await open().publish(await build('mfe-catalog', '1.0.0'));
  const file = path.join(await open().fetch('mfe-catalog', '1.0.0'), 'browser/remoteEntry.js');
  await writeFile(file, 'tampered');
  await open().fetch('mfe-catalog', '1.0.0');
  expect(await readFile(file, 'utf8')).toBe('1.0.0');
});

test('a package that contains a release of another package is not fetched', async () => {
  const source = await build('mfe-cart', '1.0.0');
  const release = await readRelease(source);
  const manifest = manifestOf(`@test-${tests}/mfe-catalog`, release);
  const tarball = await packRelease(source, release, manifest, await emptyFolder());
  await npmRegistry(registry.url, '@test', { ...process.env }).publish(manifest, tarball);
  await expect(open().fetch('mfe-catalog', '1.0.0')).rejects.toThrow(
    new ReleaseError('mfe-catalog 1.0.0: it says that it is mfe-cart 1.0.0'),
  );
});

test('a tarball that was changed in transit is not fetched', async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    await open().publish(await build('mfe-catalog', version, { 'assets/photo.avif': randomBytes(300_000) }));
  }
  const proxy = await startProxy(async (request, response) => {
    if (!request.url?.endsWith('1.0.0.tgz')) return;
    const other = await fetch(new URL(request.url.replace('1.0.0.tgz', '1.0.1.tgz'), registry.url));
    response.end(Buffer.from(await other.arrayBuffer()));
  });
  await expect(open(proxy.url).fetch('mfe-catalog', '1.0.0')).rejects.toThrow(
    new StoreError(
      `The registry ${proxy.url} sent a file that fails its integrity check (read @test-${tests}/mfe-catalog)`,
    ),
  );
  expect(existsSync(path.join(folder(), 'cache/mfe-catalog'))).toBe(false);
});

test('a registry that drops unknown fields of package.json works', async () => {
  await open().publish(await build('mfe-catalog', '1.0.0'));
  const proxy = await startProxy(async (request, response) => {
    if (!request.url?.endsWith('%2fmfe-catalog')) return;
    const answer = (await (await fetch(new URL(request.url, registry.url))).json()) as Answer;
    for (const version of Object.values(answer.versions)) delete version.release;
    for (const { dist } of Object.values(answer.versions)) dist.tarball = dist.tarball.replace(registry.url, proxy.url);
    response.end(JSON.stringify({ ...answer, time: undefined }));
  });
  expect((await open(proxy.url).describe('mfe-catalog', '1.0.0')).release.name).toBe('mfe-catalog');
  expect(await open(proxy.url).publish(await build('mfe-catalog', '1.0.0'))).toBe('present');
});

test('a release that is published at the same moment counts as present', async () => {
  const source = await build('mfe-catalog', '1.0.0');
  const proxy = await startProxy(async (request, response) => {
    if (request.method !== 'PUT') return;
    await open().publish(source);
    response.writeHead(409).end('{"error": "this package is already present"}');
  });
  expect(await open(proxy.url).publish(source)).toBe('present');
});

describe('an error of one line says', () => {
  const packageName = () => `@test-${tests}/mfe-catalog`;

  test.each<[string, RequestListener | null, string]>([
    ['there is no registry', null, "can't be reached: ECONNREFUSED (read PACKAGE)"],
    ['it does not answer', () => undefined, 'did not answer in time (read PACKAGE)'],
    [
      'it answers HTML',
      (_request, response) => response.end('<!doctype html>'),
      'does not answer as an npm registry does (read PACKAGE)',
    ],
    [
      'it answers JSON of another service',
      (_request, response) => response.end('{"live": {"version": 1}}'),
      'does not answer as an npm registry does (read PACKAGE)',
    ],
    [
      'it answers 503',
      (_request, response) => response.writeHead(503).end('{"error": "under\\nmaintenance"}'),
      'failed to read PACKAGE (503): under',
    ],
  ])('that %s', async (_what, answer, line) => {
    const url = await serve(answer ?? ((_request, response) => response.end()));
    if (!answer) servers.pop()?.close();
    const env = { npm_config_fetch_timeout: '200', npm_config_fetch_retries: '0' };
    const said = new StoreError(`The registry ${url} ${line.replace('PACKAGE', packageName())}`);
    await expect(open(url, env).channels('mfe-catalog')).rejects.toEqual(said);
  });

  test('that a release is too large for the registry', async () => {
    const proxy = await startProxy((request, response) => {
      if (request.method === 'PUT') response.writeHead(413).end('{"error": "request entity too large"}');
    });
    await expect(open(proxy.url).publish(await build('mfe-catalog', '1.0.0'))).rejects.toThrow(
      new StoreError(`The registry ${proxy.url} failed to publish ${packageName()} (413): request entity too large`),
    );
  });
});

interface Manifested {
  readonly carriedBy: Record<string, string[]>;
}

interface Answer {
  readonly versions: Record<string, { release?: unknown; dist: { tarball: string } }>;
}

/** @returns its URL */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Starts a proxy to the registry; it records requests, and the test may answer some of them. */
async function startProxy(answer?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>) {
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
}

const emptyFolder = async () => path.dirname(await build('staging', '1.0.0'));
