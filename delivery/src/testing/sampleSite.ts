import { cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../files';
import { type Published, type PublishOptions, publishSite } from '../publish';
import { siteFolder } from '../repository';
import { type Channels, createFolderStore, deployCanary, deployLive } from '../store';
import { sampleConfig } from './sample';
import { type SampleRelease, sampleCatalog, sampleContent, sampleShell, writeRelease } from './sampleReleases';
import { temporaryFolderPerTest } from './temporaryFolder';

export type SampleSite = ReturnType<typeof sampleSite>;

export const samplePages = [
  '404.html',
  'contato/index.html',
  'index.html',
  'produtos/404.html',
  'produtos/AP-10L/index.html',
  'produtos/CO2-6KG/index.html',
  'produtos/index.html',
];

export function sampleSite(folder: string) {
  const site = siteFolder(path.join(folder, 'site'));
  const store = createFolderStore(path.join(folder, 'store'));
  const publish = (change: Partial<PublishOptions> = {}): Promise<Published> =>
    publishSite({ site, store, config: sampleConfig, ...change });
  const move = async (name: string, change: (channels: Channels) => Channels) =>
    store.moveChannels(name, change(await store.channels(name)));
  async function add(...releases: readonly SampleRelease[]) {
    for (const release of releases) {
      const source = await mkdtemp(path.join(tmpdir(), 'site-release-'));
      await store.publish(await writeRelease(source, release));
      await rm(source, { recursive: true });
    }
  }
  async function deploy(...releases: readonly SampleRelease[]) {
    await add(...releases);
    for (const { name, version } of releases) await move(name, (channels) => deployLive(channels, version));
  }
  return {
    site,
    store,
    add,
    deploy,
    move,
    publish,
    async publishFirst() {
      await deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
      return publish();
    },
    async canary(release: SampleRelease, traffic = 10, group?: string) {
      await add(release);
      await move(release.name, (channels) => deployCanary(channels, release.version, traffic, group));
    },
    read: (file: string) => readFile(path.join(site.public, file), 'utf8'),
    /** @param name without slashes around */
    page: (name: string) => readFile(path.join(site.public, name, 'index.html'), 'utf8'),
    readPrivate: async (file: string) => JSON.parse(await readFile(path.join(site.current, file), 'utf8')),
    discovered: async (name: string) =>
      JSON.parse(await readFile(path.join(site.public, 'frontend-discovery.json'), 'utf8')).microFrontends[name],
  };
}

/** `publishFirst` runs once in a file; each test gets a copy. */
export function sampleSitePerTest(publishFirst = (site: SampleSite) => site.publishFirst()) {
  const folder = temporaryFolderPerTest();
  const world = {} as SampleSite;
  let first: Promise<{ readonly made: string; readonly published: Published }> | undefined;
  const makeFirst = async () => {
    const made = await mkdtemp(path.join(tmpdir(), 'site-first-'));
    return { made, published: await publishFirst(sampleSite(made)) };
  };
  beforeEach(() => {
    Object.assign(world, sampleSite(folder()), {
      async publishFirst() {
        first ??= makeFirst();
        const { made, published } = await first;
        await cp(made, folder(), { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
        return published;
      },
    });
  });
  afterAll(async () => {
    if (first) await rm((await first).made, { recursive: true });
  });
  return {
    world,
    folder,
    inSite: (...parts: readonly string[]) => path.join(world.site.base, ...parts),
    inStore: (...parts: readonly string[]) => path.join(world.store.location, ...parts),
  };
}

/** Identity and time of every file, to detect writes. */
export async function inventory(below: string): Promise<Record<string, string>> {
  const entries = (await filesBelow(below)).map(async (file) => {
    const { ino, mtimeMs } = await lstat(path.join(below, file));
    return [file, `${ino} ${mtimeMs}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export const withForms = (files: readonly string[]) => files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

export async function expectCompressed(file: string) {
  const content = await readFile(file);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(content)).toBe(true);
  expect(gunzipSync(await readFile(`${file}.gz`)).equals(content)).toBe(true);
}
