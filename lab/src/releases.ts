import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildRelease } from '@site/delivery/build';
import { publishSite, watchStore } from '@site/delivery/publish';
import { builtPackages, readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { type Channels, openStore, type ReleaseStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { table } from './document';
import { type Log, measurement } from './measurement';

export const releases = measurement({
  about: `What a deployment costs, through the commands that a team uses, with a folder and with an npm registry as release store:
one text of the catalogue changes. How long until visitors get it, and which files that touches; then a rollback, a
canary, and its promotion.`,
  options: {},
  async run(_values, log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'lab-releases-'));
    const registry = await startRegistry();
    try {
      const checkout = await copyCheckout(path.join(folder, 'checkout'));
      const heading = [
        'store, step',
        'until visible',
        'pages',
        'files of the package',
        'files of others',
        'other files',
      ];
      const rows = [
        ...(await deployTo('folder', path.join(folder, 'store'), checkout, folder, log)),
        ...(await deployTo('registry', registry.url, checkout, folder, log)),
      ];
      return { title: 'What a deployment costs', blocks: [table([heading, ...rows])] };
    } finally {
      await registry.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function deployTo(
  kind: 'folder' | 'registry',
  place: string,
  checkout: Checkout,
  folder: string,
  log: Log,
): Promise<readonly string[][]> {
  const store = await openStore(place, { cacheDir: path.join(folder, 'cache') });
  await fill(store);
  const site = siteFolder(path.join(folder, `site-${kind}`));
  const config = await readSiteConfig({});
  const publish = () => publishSite({ site, store, config });
  await publish();
  const stopping = new AbortController();
  const watching = kind === 'registry' && watchStore(store, publish, { signal: stopping.signal, onError: log });
  const args = ['--store', place, ...(kind === 'folder' ? ['--site', site.base] : [])];
  const rows: string[][] = [];
  async function step(name: string, command: string, ...options: readonly string[]) {
    log(`${kind}: ${name}`);
    const before = await served(site.public);
    const started = performance.now();
    await checkout.run(command, 'mfe-catalog', ...options, ...args);
    await visible(site, await store.channels('mfe-catalog'));
    const seconds = (performance.now() - started) / 1000;
    const counts = touched(before, await served(site.public));
    rows.push([`${kind}, ${name}`, `${seconds.toFixed(1)} s`, ...counts.map(String)]);
  }
  await checkout.run('deploy', 'mfe-catalog', ...args);
  await changeText(checkout, `Agora (${kind}).`);
  await step('text → live', 'deploy');
  await step('rollback', 'rollback');
  await changeText(checkout, `De novo (${kind}).`);
  await step('text → canary', 'deploy', '--traffic', '10');
  await step('promote', 'promote');
  stopping.abort();
  await watching;
  return rows;
}

/** Makes a release of every package here live. */
async function fill(store: ReleaseStore): Promise<void> {
  for (const name of builtPackages) {
    const { folder, release } = await buildRelease(name);
    await store.publish(folder);
    await store.moveChannels(name, { live: release.version });
  }
}

/** Puts words before the description of a product. */
async function changeText({ folder }: Checkout, words: string): Promise<void> {
  const file = path.join(folder, 'mfe-catalog/src/data/agua.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(description:\s*['"`])/, `$1${words} `));
}

/** Waits until visitors get what the channels say. */
async function visible(site: SiteFolder, { live, canary }: Channels): Promise<void> {
  const wanted = [canary?.version, live].flatMap((version) => version ?? []).sort();
  while ((await shownVersions(site)).join() !== wanted.join()) await sleep(20);
}

/** Versions of the catalogue that visitors get, sorted. */
async function shownVersions(site: SiteFolder): Promise<string[]> {
  const text = await readFile(path.join(site.public, discoveryFile), 'utf8');
  const { microFrontends } = JSON.parse(text) as Discovery;
  return (microFrontends.mfe_catalog ?? []).map(({ metadata }) => metadata.version).sort();
}

/** Digest of every file that is served, by path; the version folders of packages among them. */
async function served(publicFolder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const name of await readdir(publicFolder)) {
    // The folders of packages are links.
    for (const entry of ['', ...(await readdir(path.join(publicFolder, name), { recursive: true }).catch(() => []))]) {
      const file = path.join(publicFolder, name, entry);
      if (!(await stat(file)).isFile() || /\.(br|gz)$/.test(file)) continue;
      const digest = createHash('sha256').update(await readFile(file));
      digests.set(path.join(name, entry), digest.digest('hex'));
    }
  }
  return digests;
}

/** How many files are new or different: pages, those of the catalogue, of other packages, and all others. */
function touched(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly number[] {
  const files = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
  const kindOf = (file: string) => {
    if (file.endsWith('.html')) return 'page';
    if (file.startsWith('mfe-catalog/')) return 'own';
    return /^(shell|mfe-[^/]+)\//.test(file) ? 'others' : 'rest';
  };
  return ['page', 'own', 'others', 'rest'].map((kind) => files.filter((file) => kindOf(file) === kind).length);
}
