import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishSite, watchStore } from '@site/delivery/publish';
import { inRoot, root, siteFolder } from '@site/delivery/repository';
import { openStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import { sampleConfig } from '@site/delivery/testing/sample';
import { sampleCatalog, sampleContent, sampleShell, sampleSite } from '@site/delivery/testing/sampleSite';
import type { Discovery, Observation, ObservedFailure } from '@site/shared/contracts';
import type { GuardSettings } from 'server';
import { startSiteServer } from '../services';
import { startRealSite } from './realSite';

/** Reports a view of the catalogue to a server, as the page does. */
async function report(url: string, version: string, hasFailed: boolean) {
  const failure: ObservedFailure = {
    remote: 'mfe_catalog',
    version,
    phase: 'render',
    kind: 'Error: falha',
    healed: true,
    first: true,
  };
  const observation: Observation = {
    page: '/produtos',
    views: { mfe_catalog: version },
    failures: hasFailed ? [failure] : [],
    vitals: [],
  };
  const response = await fetch(`${url}/observations`, { method: 'POST', body: JSON.stringify(observation) });
  expect(response.status).toBe(204);
}

/** Has each of 100 visitors open the catalogue; gives the versions that they got. */
async function visit(url: string): Promise<readonly string[]> {
  const versions: string[] = [];
  for (let index = 0; index < 100; index += 1) {
    // Numbers next to each other get the same: visitors of both come at the same time.
    const visitor = (index * 37) % 100;
    const response = await fetch(`${url}/produtos`, { headers: { cookie: `visitor=${visitor}` } });
    const [, pins = '{}'] = /<script[^>]*id="pins"[^>]*>(.*?)<\/script>/.exec(await response.text()) ?? [];
    versions.push(JSON.parse(pins).mfe_catalog.version);
  }
  return versions;
}

async function deployedVersions(url: string): Promise<readonly string[]> {
  const discovery: Discovery = await (await fetch(`${url}/frontend-discovery.json`)).json();
  return discovery.microFrontends.mfe_catalog?.map(({ metadata }) => metadata.version) ?? [];
}

/** Waits for at most two minutes until only one release of the catalogue is deployed. */
async function rolledBack(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await deployedVersions(url)).length > 1) {
    if (Date.now() > deadline) throw new Error('The canary is still in flight after two minutes');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function releasesIn(store: string): Promise<string> {
  const file = inRoot('delivery/src/cli/commands/releases.ts');
  const args = ['--import', 'tsx', file, '--store', store];
  return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
}

const guardOf = (folder: string, store: string): GuardSettings => ({
  store,
  isAssumed: false,
  file: path.join(folder, 'guard.json'),
  pauseMs: 100,
});

const reason = /Falhou em \d+ de \d+ visualizações \(100%\); a versão no ar, no mesmo período, em 0 de \d+ visuali/;

test('a server rolls back a canary that fails, says why, and the publisher publishes the site without it', async () => {
  const site = await startRealSite({}, ({ folder, store }) => ({ guard: guardOf(folder, store.location) }));
  const stopping = new AbortController();
  const complaints: string[] = [];
  const onError = (message: string) => complaints.push(message);
  const watching = watchStore(site.store, site.publish, { signal: stopping.signal, onError, pause: 200 });
  try {
    const live = site.original['mfe-catalog'].version;
    const { version } = await site.release('mfe-catalog', {
      edit: (text, file) => (/^browser\/.*ProductsPage.*\.js$/.test(file) ? `throw new Error('falha');${text}` : text),
    });
    await site.point('mfe-catalog', { live, canary: { version, traffic: 20 } });
    expect(await deployedVersions(site.url)).toEqual([live, version]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    for (const seen of await visit(site.url)) await report(site.url, seen, seen === version);
    await rolledBack(site.url);
    expect(await deployedVersions(site.url)).toEqual([live]);
    // Nobody gets it any more, and nothing but a person brings it back.
    expect(new Set(await visit(site.url))).toEqual(new Set([live]));
    expect(await site.store.channels('mfe-catalog')).toEqual({ live, withdrawn: version });
    const said = await releasesIn(site.store.location);
    expect(said).toContain(`mfe-catalog ${version} was taken back by a server at `);
    expect(said).toMatch(reason);
    expect(complaints).toEqual([]);
  } finally {
    stopping.abort();
    await watching;
    await site.stop();
  }
}, 300_000);

test('with a registry the channel moves there, and whoever publishes from it follows', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-guard-'));
  const registry = await startRegistry();
  const stopping = new AbortController();
  const store = await openStore(registry.url, { cacheDir: path.join(folder, 'cache') });
  const made = sampleSite(path.join(folder, 'made'));
  const site = siteFolder(path.join(folder, 'site'));
  const config = { ...sampleConfig, preview: false };
  const publish = () => publishSite({ site, store, config });
  const complaints: string[] = [];
  let ending: () => Promise<unknown> = async () => {};
  try {
    const releases = [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')];
    const canary = sampleCatalog('1.0.1', {
      modules: { ProductsPage: '"<h1>Outra</h1>"', ProductPage: '"<h1>x</h1>"' },
    });
    await made.add(...releases, canary);
    for (const { name, version } of [...releases, canary]) await store.publish(await made.store.fetch(name, version));
    for (const { name, version } of releases) await store.moveChannels(name, { live: version });
    await publish();
    const server = await startSiteServer({
      site,
      config,
      port: 0,
      dataDir: path.join(folder, 'var'),
      guard: guardOf(folder, registry.url),
    });
    const onError = (message: string) => complaints.push(message);
    const watching = watchStore(store, publish, { signal: stopping.signal, onError, pause: 200 });
    ending = async () => {
      stopping.abort();
      await watching;
      await server.stop();
    };

    await store.moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 20 } });
    while ((await deployedVersions(server.url)).length < 2) await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (let visitor = 0; visitor < 100; visitor += 1) {
      const isCanary = visitor % 5 === 0;
      await report(server.url, isCanary ? '1.0.1' : '1.0.0', isCanary);
    }
    await rolledBack(server.url);
    expect(await store.channels('mfe-catalog')).toEqual({ live: '1.0.0', withdrawn: '1.0.1' });
    expect(await releasesIn(registry.url)).toMatch(reason);
    expect(complaints).toEqual([]);
  } finally {
    await ending();
    await registry.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
