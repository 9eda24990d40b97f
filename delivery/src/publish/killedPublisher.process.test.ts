import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Discovery, Pins } from '@site/shared/contracts';
import { filesBelow } from '../files';
import { inRoot, type SiteFolder, siteFolder } from '../repository';
import { createFolderStore } from '../store';
import { sampleConfig } from '../testing/sample';
import { sampleAccount, sampleCart, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { sampleSite } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { publishSite } from './publishSite';

jest.setTimeout(600_000);

const kills = 3;
/** Two cores are used; each kill has a site of its own. */
const atOnce = 2;
const folder = temporaryFolderPerTest();

test('a publisher killed at any moment leaves the old or the new site, and the next run completes it', async () => {
  const { before, after, storeFolder } = await sampleChange();
  const states = [await served(before.site), await served(after)];
  expect(states[0]).not.toEqual(states[1]);

  const whole = ['whole-1', 'whole-2'].map(async (name) => timeOf(await copyOf(before.site, name), storeFolder));
  let duration = Math.max(...(await Promise.all(whole)));
  const sites: SiteFolder[] = [];
  let interrupted = 0;
  const moments = Array.from({ length: kills }, (_, index) => (index + Math.random()) / (kills - 1));
  async function killAtMoments() {
    for (let moment = moments.shift(); moment !== undefined; moment = moments.shift()) {
      const site = await copyOf(before.site, `killed-${moment}`);
      sites.push(site);
      const publisher = await publishIn(site, storeFolder);
      const ended = publisher.start();
      const kind = await Promise.race([ended, pause(moment * duration, null)]);
      await publisher.kill();
      if (kind === null) interrupted += 1;
      else duration = Math.min(duration, kind);
      const now = await served(site);
      expect(states).toContainEqual(now);
      await expectWhole(site);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, killAtMoments));
  expect(sites).toHaveLength(kills);
  expect(interrupted).toBeGreaterThan(0);

  await Promise.all(
    sites.map(async (site) => {
      await publishSite({ site, store: before.store, config: sampleConfig });
      expect(await served(site)).toEqual(states[1]);
      await expectWhole(site);
      expect(await remains(site)).toEqual(await remains(after));
    }),
  );
});

test('a killed deployment has moved its channels or not, and the next run publishes the channels', async () => {
  const before = sampleSite(folder());
  await before.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), catalog('1.0.0', 'antes '));
  await before.publish();
  await before.add(catalog('1.0.1', 'depois '));
  async function deployIn(name: string) {
    const storeFolder = path.join(folder(), 'copies', `store-of-${name}`);
    await cp(before.store.location, storeFolder, { recursive: true, preserveTimestamps: true });
    const site = await copyOf(before.site, name);
    const deployment = await publishIn(site, storeFolder, 'mfe-catalog', '1.0.1');
    return { site, store: createFolderStore(storeFolder), deployment };
  }
  const whole = await deployIn('whole');
  const duration = await whole.deployment.start();
  await whole.deployment.kill();
  const states = { '1.0.0': await served(before.site), '1.0.1': await served(whole.site) };
  const killed: Awaited<ReturnType<typeof deployIn>>[] = [];
  for (const moment of [0.5, 0.9]) {
    const next = await deployIn(`deployed-${moment}`);
    await Promise.race([next.deployment.start(), pause(moment * duration)]);
    await next.deployment.kill();
    expect(Object.values(states)).toContainEqual(await served(next.site));
    killed.push(next);
  }
  const live = await Promise.all(
    killed.map(async ({ site, store }) => {
      await publishSite({ site, store, config: sampleConfig });
      const { live } = await store.channels('mfe-catalog');
      expect(await served(site)).toEqual(states[live as keyof typeof states]);
      await expectWhole(site);
      return live;
    }),
  );
  expect(live).toContain('1.0.0');
});

const products = Array.from({ length: 6 }, (_, index) => `/produtos/P-${index}`);
const catalog = (version: string, text: string, paths: readonly string[] = products) =>
  sampleCatalog(version, {
    data: Object.fromEntries(products.map((url) => [url, text.repeat(50)])),
    paths: ['/produtos', ...paths],
  });

/** Makes a published site, a store with the next change, and the site after that change. */
async function sampleChange() {
  const before = sampleSite(folder());
  await before.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), catalog('1.0.0', 'antes '));
  await before.publish();
  await before.deploy(sampleCart('1.0.0'));
  await before.publish();
  // The change removes the first generation and this package.
  await before.store.moveChannels('mfe-cart', {});
  await before.deploy(catalog('1.0.1', 'depois ', products.slice(1)), sampleAccount('1.0.0'));
  const { files, ...canary } = sampleShell('1.0.1', { layout: 'Vigia' });
  const image = String(files['assets/og.0c0c0c0c.svg']);
  const server = String(files['server/server.cjs']).replace('og.0c0c0c0c', 'og.0d0d0d0d');
  await before.canary({
    ...canary,
    files: { ...files, 'assets/og.0d0d0d0d.svg': image, 'server/server.cjs': server },
  });
  const after = await copyOf(before.site, 'after');
  await publishSite({ site: after, store: before.store, config: sampleConfig });
  return { before, after, storeFolder: before.store.location };
}

async function copyOf({ base }: SiteFolder, name: string): Promise<SiteFolder> {
  const copy = path.join(folder(), 'copies', name);
  await cp(base, copy, { recursive: true, verbatimSymlinks: true });
  return siteFolder(copy);
}

/** Starts a process that publishes, or makes a release live, on a message. */
async function publishIn({ base }: SiteFolder, store: string, ...release: readonly string[]) {
  const script = inRoot('delivery/src/testing/publishProcess.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, base, store, ...release], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    /** @returns duration in ms of a run that succeeds */
    async start(): Promise<number> {
      const started = performance.now();
      child.stdin.write('go');
      await once(child.stdout, 'data');
      return performance.now() - started;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

async function timeOf(site: SiteFolder, store: string): Promise<number> {
  const { start, kill } = await publishIn(site, store);
  const duration = await start();
  await kill();
  return duration;
}

/** Reads all files that the server serves from a site, except those of releases. */
async function served({ public: folder }: SiteFolder): Promise<Record<string, string>> {
  const generation = path.dirname(await realpath(folder));
  const files = (await filesBelow(generation)).filter((file) => /^(public|variants)\b.*\.\w+$|^headers/.test(file));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, (await readFile(path.join(generation, file))).toString('base64')] as const),
    ),
  );
}

/** Expects that the served files are complete and name each other correctly. */
async function expectWhole(site: SiteFolder) {
  const files = await served(site);
  const content = (file: string) => Buffer.from(files[file] ?? '', 'base64');
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const file of [...pages, 'public/frontend-discovery.json', 'public/sitemap.xml', 'public/robots.txt']) {
    expect(brotliDecompressSync(content(`${file}.br`)).equals(content(file))).toBe(true);
    expect(gunzipSync(content(`${file}.gz`)).equals(content(file))).toBe(true);
  }
  for (const file of pages) {
    const html = content(file).toString();
    expect(html).toMatch(/^<!doctype html>.*<\/html>\n$/s);
    const pins: Pins = JSON.parse(/id="pins">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    for (const { url, integrity } of Object.values(pins)) await expectFile(site, url, integrity);
    for (const [, url = '', digest = ''] of html.matchAll(/(?:href|src)="([^"]+)"[^>]* integrity="([^"]+)"/g))
      await expectFile(site, url, digest);
    const image = /og:image" content="https:\/\/www\.example\.com\.br([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await readFile(path.join(site.public, image))).subarray(1, 4).toString()).toBe('PNG');
  }
  const { microFrontends }: Discovery = JSON.parse(content('public/frontend-discovery.json').toString());
  for (const { url, fallbackUrl, metadata } of Object.values(microFrontends).flat()) {
    await expectFile(site, url, metadata.integrity);
    if (fallbackUrl) await expectFile(site, fallbackUrl, metadata.fallbackIntegrity ?? '');
  }
}

async function expectFile(site: SiteFolder, url: string, digest: string) {
  const [algorithm = ''] = digest.split('-', 1);
  const content = await readFile(path.join(site.public, url));
  expect(`${algorithm}-${createHash(algorithm).update(content).digest('base64')}`).toBe(digest);
}

/** Lists the files on the disk, without the names of the generations. */
async function remains({ base, generations, files, releases }: SiteFolder) {
  const all = await readdir(generations);
  return {
    base: (await readdir(base)).sort(),
    generations: await Promise.all(all.sort().map((name) => filesBelow(path.join(generations, name)))),
    files: await filesBelow(files),
    releases: await filesBelow(releases),
  };
}
