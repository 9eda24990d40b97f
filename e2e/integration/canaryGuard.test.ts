import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { publishSite, watchStore } from '@site/delivery/publish';
import { inRoot, root } from '@site/delivery/repository';
import { deployCanary, openStore, type ReleaseStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import { sampleConfig } from '@site/delivery/testing/sample';
import { sampleCatalog, sampleContent, sampleShell } from '@site/delivery/testing/sampleReleases';
import { sampleSite } from '@site/delivery/testing/sampleSite';
import { formData, fullMessage } from '@site/server/testing/mail';
import type { Discovery, Observation, ObservedFailure } from '@site/shared/contracts';
import { run } from '@site/tools/testing/programs';
import { installServer, type ServerInstallation } from './compiledServer';
import { sharedFolder } from './sharedFolder';

const folder = () => path.join(sharedFolder(), 'canary-guard');
const config = { ...sampleConfig, preview: false };
const live = '1.0.0';
const canary = '1.0.1';
let server: ServerInstallation;

beforeAll(async () => {
  server = await installServer(path.join(folder(), 'installed'));
}, 240_000);

/** Address in a network of its own: each network counts once. */
const addressOf = (network: number) => `10.0.${network}.1`;

/** Reports a view of the catalogue to a server, as a page does. */
async function report(url: string, version: string, hasFailed: boolean, network: number) {
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
  const response = await fetch(`${url}/observations`, {
    method: 'POST',
    headers: { 'x-forwarded-for': addressOf(network) },
    body: JSON.stringify(observation),
  });
  expect(response.status).toBe(204);
}

/** Visits the catalogue as 100 visitors in networks of their own. @returns the versions that they got */
async function visit(url: string): Promise<readonly string[]> {
  const versions: string[] = [];
  for (let index = 0; index < 100; index += 1) {
    // Neighbouring numbers get the same release; this order mixes the visitors of both.
    const visitor = (index * 37) % 100;
    const headers = { cookie: `visitor=${visitor}`, 'x-forwarded-for': addressOf(index) };
    const response = await fetch(`${url}/produtos`, { headers });
    versions.push((await response.text()).includes('Outra') ? canary : live);
  }
  return versions;
}

async function deployedVersions(url: string): Promise<readonly string[]> {
  const discovery: Discovery = await (await fetch(`${url}/frontend-discovery.json`)).json();
  return discovery.microFrontends.mfe_catalog?.map(({ metadata }) => metadata.version) ?? [];
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after a minute: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function releasesIn(store: string): Promise<string> {
  const file = inRoot('delivery/src/cli/commands/releases.ts');
  return run(process.execPath, ['--import', 'tsx', file, '--store', store], { cwd: root });
}

/** Fills a store with a site whose catalogue has a canary with another heading. */
async function deployCanaryIn(store: ReleaseStore, from: ReturnType<typeof sampleSite>) {
  const releases = [sampleShell(live), sampleContent(live), sampleCatalog(live)];
  const modules = { ProductsPage: '"<h1>Outra</h1>"', ProductPage: '"<h1>x</h1>"' };
  await from.add(...releases, sampleCatalog(canary, { modules }));
  for (const { name, version } of [...releases, sampleCatalog(canary)])
    await store.publish(await from.store.fetch(name, version));
  for (const { name, version } of releases) await store.moveChannels(name, { live: version });
  await store.moveChannels('mfe-catalog', deployCanary(await store.channels('mfe-catalog'), canary, 20));
}

const reason = /Falhou em \d+ de \d+ visualizações \(100%\); a versão no ar, no mesmo período, em 0 de \d+ visuali/;

// `releaseStore.process.test.ts` rolls back a canary in a folder too.
test('the installed server serves, accepts a message, and rolls back a canary in a registry', async () => {
  const registry = await startRegistry();
  const world = sampleSite(path.join(folder(), 'published'));
  const { site } = world;
  const store = await openStore(registry.url, { cacheDir: path.join(folder(), 'cache') });
  const publish = () => publishSite({ site, store, config });
  const stopping = new AbortController();
  const onError = (message: string) => complaints.push(message);
  const complaints: string[] = [];
  const ending: (() => Promise<unknown>)[] = [() => registry.stop()];
  try {
    await deployCanaryIn(store, world);
    await publish();
    const data = path.join(folder(), 'data');
    const { url, stop } = await server.start({
      SITE_DIR: site.base,
      DATA_DIR: data,
      SITE_STORE: store.location,
      RATE_LIMIT: 'off',
      TRUST_PROXY: '1',
    });
    ending.unshift(stop);
    expect(await (await fetch(`${url}/`)).text()).toContain('Início');
    const sent = await fetch(`${url}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
    expect(sent.status).toBe(200);
    await until(async () => (await readdir(path.join(data, 'outbox')).catch(() => [])).length === 1);
    expect(await server.messages({ DATA_DIR: data })).toContain('Nenhuma mensagem espera, e nenhuma foi recusada.\n');

    // The guard ignores reports from before it has read the canary.
    await until(async () => (await readdir(data)).includes('guard.json'));
    const versions = await visit(url);
    expect(new Set(versions)).toEqual(new Set([live, canary]));
    for (const [network, version] of versions.entries()) await report(url, version, version === canary, network);
    await until(async () => (await store.channels('mfe-catalog')).canary === undefined);
    expect(await store.channels('mfe-catalog')).toEqual({ live, withdrawn: canary });
    // No visitor gets the canary any more, though the published site still has it.
    await until(async () => !(await visit(url)).includes(canary));
    expect(await deployedVersions(url)).toEqual([live, canary]);

    const watching = watchStore(store, publish, { signal: stopping.signal, onError, pause: 200 });
    ending.unshift(async () => {
      stopping.abort();
      await watching;
    });
    await until(async () => (await deployedVersions(url)).length === 1);
    expect(new Set(await visit(url))).toEqual(new Set([live]));
    await until(async () => reason.test(await releasesIn(store.location)));
    expect(await releasesIn(store.location)).toContain(`mfe-catalog ${canary} was rolled back by a server at `);
    expect(complaints).toEqual([]);
  } finally {
    for (const end of ending) await end();
  }
}, 240_000);
