import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ReleaseError, verifyRelease } from '../release';
import { inRoot } from '../repository';
import { type Registry, startRegistry } from '../testing/registry';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { createFolderStore } from './folderStore';
import { openStore } from './openStore';
import { createRegistryStore } from './registryStore';
import { type ReleaseStore, StoreError } from './releaseStore';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
let built = 0;
/** An asset with its digest in its name, contained in every release. */
const photo = { 'assets/photo.0a0a0a0a.avif': randomBytes(100_000) };
/** Builds a release of `mfe-catalog`, unless `change` names another package. @returns its folder */
const build = (version: string, change: Partial<Parameters<typeof writeRelease>[1]> = {}) => {
  built += 1;
  const files = {
    'browser/remoteEntry.js': `run('${version}')`,
    'server/remote.cjs': `exports.version = '${version}'`,
    ...photo,
  };
  return writeRelease(path.join(folder(), `build-${built}`), { name: 'mfe-catalog', version, files, ...change });
};

describe.each(['folder', 'registry'])('a release store in a %s', (kind) => {
  let registry: Registry | undefined;
  let tests = 0;
  /** Opens the store with an empty cache, as on another machine. */
  let open: () => ReleaseStore;
  let location: string;

  beforeAll(async () => {
    if (kind === 'registry') registry = await startRegistry();
  });
  afterAll(() => registry?.stop());
  beforeEach(() => {
    tests += 1;
    let opened = 0;
    location = registry?.url ?? path.join(folder(), 'store');
    open = () => {
      if (!registry) return createFolderStore(location);
      opened += 1;
      return createRegistryStore(location, {
        cacheDir: path.join(folder(), `cache-${opened}`),
        scope: `@test-${tests}`,
        env: { ...process.env, npm_config_userconfig: path.join(folder(), '.npmrc') },
      });
    };
  });

  test('stores every file of a release byte for byte', async () => {
    // These names include files that npm leaves out of packages or interprets itself.
    const names = `browser/remoteEntry.js browser/A~b@c+d-e_f.txt assets/-rf @site/~/+/- assets/${'long'.repeat(50)}.js
      package.json package-lock.json node_modules/react/index.js server/package.json browser/old.orig CVS/a README.md
      archived-packages/a build/config.gypi npm-debug.log yarn.lock server/a/CVS`.split(/\s+/);
    const files: Record<string, string | Uint8Array> = {
      'assets/photo.avif': randomBytes(300_000),
      'assets/empty.txt': '',
      'browser/texts.js': 'ação ✓\r\n\0',
      ...Object.fromEntries(names.map((name) => [name, `{"this is": "${name}"}`])),
    };
    const source = await build('1.0.0-g00000001', { files });
    expect(await open().publish(source)).toBe('published');

    const fetched = await open().fetch('mfe-catalog', '1.0.0-g00000001');
    expect((await verifyRelease(fetched)).files).toEqual((await verifyRelease(source)).files);
    for (const name of [...Object.keys(files), 'release.json']) {
      const [sent, received] = await Promise.all([source, fetched].map((base) => readFile(path.join(base, name))));
      expect(received?.equals(sent ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('lists its packages, and their releases from the newest', async () => {
    expect(await open().packages()).toEqual([]);
    expect(await open().versions('mfe-catalog')).toEqual([]);
    const before = Date.now();
    for (const version of ['1.0.0-g00000002', '1.0.0-g00000001', '0.9.0']) {
      await open().publish(await build(version, { uses: ['mfe_cart/CartPanel'] }));
      await pause(20);
    }
    await open().publish(await build('1.0.0', { name: 'mfe-cart' }));

    const store = open();
    expect(await store.packages()).toEqual(['mfe-cart', 'mfe-catalog']);
    expect(await store.versions('mfe-catalog')).toEqual(['0.9.0', '1.0.0-g00000001', '1.0.0-g00000002']);
    const { release, time } = await store.describe('mfe-catalog', '1.0.0-g00000002');
    expect(release).toMatchObject({ version: '1.0.0-g00000002', uses: ['mfe_cart/CartPanel'] });
    expect(time.getTime()).toBeGreaterThan(before - 1_000);
    expect(time.getTime()).toBeLessThan(Date.now() + 1_000);
    await open().publish(await build('1.0.1'));
    expect(await open().describe('mfe-catalog', '1.0.0-g00000002')).toEqual({ release, time });
  });

  test('stores a release once, whoever built it, and never replaces it by another or a broken one', async () => {
    const source = await build('1.0.0');
    expect(await open().publish(source)).toBe('published');
    expect(await open().publish(source)).toBe('present');
    expect(await open().publish(await build('1.0.0', { commit: 'abc', files: await filesOf(source) }))).toBe('present');
    expect((await open().describe('mfe-catalog', '1.0.0')).release.commit).toBeNull();
    const other = await build('1.0.0', { files: { 'browser/remoteEntry.js': 'another' } });
    await expect(open().publish(other)).rejects.toThrow(
      new StoreError(`${location} has another release as mfe-catalog 1.0.0: a version is never replaced`),
    );
    const fetched = await open().fetch('mfe-catalog', '1.0.0');
    expect(await readFile(path.join(fetched, 'browser/remoteEntry.js'), 'utf8')).toBe("run('1.0.0')");

    const broken = await build('1.0.1');
    await writeFile(path.join(broken, 'browser/remoteEntry.js'), 'changed since');
    for (const each of [broken, path.join(folder(), 'nowhere')])
      await expect(open().publish(each)).rejects.toThrow(ReleaseError);
    expect(await open().versions('mfe-catalog')).toEqual(['1.0.0']);
  });

  test('moves channels to the given releases', async () => {
    expect(await open().channels('mfe-catalog')).toEqual({});
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await open().publish(await build(version));
    expect(await open().channels('mfe-catalog')).toEqual({});
    for (const channels of [
      { live: '1.0.0' },
      { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } },
      { live: '1.0.0', canary: { version: '1.0.1', traffic: 50 } },
      { live: '1.0.0', canary: { version: '1.0.2', traffic: 50 } },
      { live: '1.0.1', previous: '1.0.0', canary: { version: '1.0.2', traffic: 5 } },
      { live: '1.0.2', previous: '1.0.1' },
      { live: '1.0.1', previous: '1.0.0', withdrawn: '1.0.2' },
      { live: '1.0.1' },
      {},
    ]) {
      await open().moveChannels('mfe-catalog', channels);
      expect(await open().channels('mfe-catalog')).toEqual(channels);
      expect(await open().channels('mfe-cart')).toEqual({});
    }
    const history = await open().history('mfe-catalog');
    expect(history.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.1']);
    const times = history.map(({ since }) => since.getTime());
    expect(times).toEqual([...times].sort());
    expect(Date.now() - (times[0] ?? 0)).toBeLessThan(60_000);
  });

  test('refuses to move a channel to a missing release', async () => {
    await open().publish(await build('1.0.0'));
    await open().moveChannels('mfe-catalog', { live: '1.0.0' });
    const move = (channels: Parameters<ReleaseStore['moveChannels']>[1]) =>
      open().moveChannels('mfe-catalog', channels);
    await expect(move({ previous: '1.0.0', live: '1.0.9' })).rejects.toThrow(
      new StoreError(`There is no release 1.0.9 of mfe-catalog in ${location}`),
    );
    await expect(move({ live: '1.0.0', canary: { version: '1.0.0', traffic: 100 } })).rejects.toThrow(
      new StoreError("The channels of mfe-catalog can't be used: canary.traffic must be 1 to 99 per cent"),
    );
    await expect(open().moveChannels('mfe-cart', { live: '1.0.0' })).rejects.toThrow(StoreError);
    expect(await open().channels('mfe-catalog')).toEqual({ live: '1.0.0' });
  });

  test.each(['1.0.9', '../mfe-cart/1.0.0', ''])('reports in one line that there is no release %s', async (version) => {
    await open().publish(await build('1.0.0'));
    for (const ask of [open().describe, open().fetch]) {
      const line = `There is no release ${version} of mfe-catalog in ${location}`;
      await expect(ask('mfe-catalog', version)).rejects.toThrow(new StoreError(line));
    }
    await expect(open().fetch('../mfe-catalog', '1.0.0')).rejects.toThrow(
      new StoreError('"../mfe-catalog" is not the name of a package'),
    );
  });

  test('withdraws a canary once for several callers, and leaves live and previous', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await open().publish(await build(version));
    const others = { live: '1.0.1', previous: '1.0.0' };
    await open().moveChannels('mfe-catalog', { ...others, canary: { version: '1.0.2', traffic: 10 } });
    const all = [open(), open(), open()].map((store) => store.rollBackCanary('mfe-catalog', '1.0.2'));
    expect(await Promise.all(all)).toEqual([true, true, true]);
    expect(await open().rollBackCanary('mfe-catalog', '1.0.2')).toBe(true);
    expect(await open().channels('mfe-catalog')).toEqual({ ...others, withdrawn: '1.0.2' });
    // A promoted, replaced or unknown canary is not withdrawn.
    for (const channels of [
      { live: '1.0.2', previous: '1.0.1' },
      { live: '1.0.1', canary: { version: '1.0.3', traffic: 10 } },
      { live: '1.0.1', canary: { version: '1.0.3', traffic: 9 }, withdrawn: '1.0.0' },
      {},
    ]) {
      await open().moveChannels('mfe-catalog', channels);
      expect(await open().rollBackCanary('mfe-catalog', '1.0.2')).toBe(false);
      expect(await open().channels('mfe-catalog')).toEqual(channels);
    }
  });

  test('keeps the first reason for the rollback of each release, for all clients', async () => {
    for (const version of ['1.0.0', '1.0.1-gverdict']) await open().publish(await build(version));
    const first = { version: '1.0.0', time: '2026-11-20T10:00:00.000Z', reason: 'Falhou em 9 de 10 visualizações.' };
    const second = { version: '1.0.1-gverdict', time: '2026-11-21T10:00:00.000Z', reason: 'Falhou: "sempre" \\ à 1ª.' };
    expect(await open().rollbacks('mfe-catalog')).toEqual([]);
    await open().recordRollback('mfe-catalog', first);
    await open().recordRollback('mfe-catalog', second);
    await open().recordRollback('mfe-catalog', { ...first, time: '2026-11-22T10:00:00.000Z', reason: 'Outra vez.' });
    expect(await open().rollbacks('mfe-catalog')).toEqual([second, first]);
    expect(await open().rollbacks('mfe-cart')).toEqual([]);
    const line = `There is no release 1.0.9 of mfe-catalog in ${location}`;
    await expect(open().recordRollback('mfe-catalog', { ...first, version: '1.0.9' })).rejects.toThrow(
      new StoreError(line),
    );

    // The reason does not change the release.
    expect([...(await open().versions('mfe-catalog'))].sort()).toEqual(['1.0.0', '1.0.1-gverdict']);
    await verifyRelease(await open().fetch('mfe-catalog', '1.0.0'));
    await open().moveChannels('mfe-catalog', { live: '1.0.0' });
    expect((await open().describe('mfe-catalog', '1.0.0')).release.version).toBe('1.0.0');
  });

  test('has a revision that changes with each move, and only then', async () => {
    const names = ['mfe-catalog', 'mfe-cart'];
    const revisions = [await open().revision(names)];
    const note = async () => revisions.push(await open().revision(names));
    for (const version of ['1.0.0', '1.0.1']) await open().publish(await build(version));
    expect(await open().revision(names)).toBe(revisions[0]);

    const moves = [{ live: '1.0.0' }, { live: '1.0.1' }, { live: '1.0.1', canary: { version: '1.0.0', traffic: 10 } }];
    for (const channels of moves) {
      await open().moveChannels('mfe-catalog', channels);
      await note();
    }
    const cartOnly = await open().revision(['mfe-cart']);
    await open().moveChannels('mfe-catalog', { live: '1.0.1', canary: { version: '1.0.0', traffic: 20 } });
    await note();
    expect(new Set(revisions).size).toBe(revisions.length);

    await open().moveChannels('mfe-catalog', { canary: { traffic: 20, version: '1.0.0' }, live: '1.0.1' });
    await open().fetch('mfe-catalog', '1.0.0');
    await open().publish(await build('1.0.2'));
    await open().publish(await build('1.0.0', { name: 'shell' }));
    expect(await open().revision(names)).toBe(revisions.at(-1));
    expect(await open().revision(['mfe-cart'])).toBe(cartOnly);
  });

  test('accepts simultaneous publications and moves', async () => {
    const versions = ['1.0.0', '1.0.1', '1.0.2'];
    const names = ['shell', 'mfe-catalog', 'mfe-cart'];
    await Promise.all(
      names.map(async (name) => {
        for (const version of versions) await open().publish(await build(version, { name }));
        for (const live of versions) await open().moveChannels(name, { live });
      }),
    );
    for (const name of names) {
      expect(await open().channels(name)).toEqual({ live: '1.0.2' });
      expect([...(await open().versions(name))].sort()).toEqual(versions);
    }

    const source = await build('2.0.0');
    const store = open();
    await Promise.all([open(), open(), open()].map((each) => each.publish(source)));
    const fetched = [1, 2, 3, 4].map(async () => verifyRelease(await store.fetch('mfe-catalog', '2.0.0')));
    for (const { version } of await Promise.all(fetched)) expect(version).toBe('2.0.0');
  });

  test('has only complete releases, even if a publishing process is killed', async () => {
    const versions = Array.from({ length: 10 }, (_, index) => `1.0.${index}`);
    const sources: string[] = [];
    for (const version of versions) {
      const entries = Array.from({ length: 6 }, (_, index) => [`browser/${index}.js`, randomBytes(50_000)] as const);
      sources.push(await build(version, { name: 'mfe-content', files: { ...Object.fromEntries(entries), ...photo } }));
    }
    const child = deployInProcess(cacheDir('killed'), sources);
    const closed = once(child, 'close');
    await Promise.race([once(child.stdout, 'data'), closed]);
    await pause(Math.random() * (registry ? 500 : 100));
    child.kill('SIGKILL');
    await closed;

    const store = await openStore(location, { cacheDir: cacheDir('publisher') });
    const complete = await store.versions('mfe-content');
    for (const version of complete) await verifyRelease(await store.fetch('mfe-content', version));
    const { live } = await store.channels('mfe-content');
    if (live) expect(complete).toContain(live);
    for (const source of sources) await store.publish(source);
    expect([...(await store.versions('mfe-content'))].sort()).toEqual(versions);
    for (const version of versions) await verifyRelease(await store.fetch('mfe-content', version));
  });

  const cacheDir = (name: string) => path.join(folder(), `cache-${name}`);

  /** Starts a process that reports its start, publishes the releases and makes each one live. */
  function deployInProcess(cache: string, sources: readonly string[]) {
    const script = `
      import { openStore } from ${JSON.stringify(pathToFileURL(inRoot('delivery/src/store/openStore.ts')).href)};
      const store = await openStore(${JSON.stringify(location)}, { cacheDir: ${JSON.stringify(cache)} });
      console.log('ready');
      for (const source of ${JSON.stringify(sources)}) {
        await store.publish(source);
        const { name, version } = JSON.parse(readFileSync(source + '/release.json', 'utf8'));
        await store.moveChannels(name, { live: version });
      }
    `;
    const args = ['--import', 'tsx', '--input-type=module', '-e', `import { readFileSync } from 'node:fs';${script}`];
    return spawn(process.execPath, args, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] });
  }
});

async function filesOf(source: string): Promise<Record<string, Uint8Array>> {
  const { files } = await verifyRelease(source);
  const contents = Object.keys(files).map(async (name) => [name, await readFile(path.join(source, name))] as const);
  return Object.fromEntries(await Promise.all(contents));
}
