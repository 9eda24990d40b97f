import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishSite, watchStore } from '@site/delivery/publish';
import { readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { type Channels, openStore } from '@site/delivery/store';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { table } from '../document';
import type { Log } from '../measurement';
import { changeText, fill, inSeconds, timed } from './steps';

/** A changed text, a promotion and a rollback, through the commands that a team uses. */
export async function measureDeployments(folder: string, registry: string, log: Log): Promise<readonly string[]> {
  const checkout = await copyCheckout(path.join(folder, 'checkout'));
  const heading = ['store', 'step', 'until visible', 'pages', 'files of the package', 'files of others', 'other files'];
  const rows = [
    ...(await deployTo('folder', path.join(folder, 'store'), checkout, folder, log)),
    ...(await deployTo('registry', registry, checkout, folder, log)),
  ];
  return ['## One text changed in the catalogue, 33 pages', table([heading, ...rows])];
}

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
  await publishSite({ site, store, config });
  const stopping = new AbortController();
  const watching =
    kind === 'registry' &&
    watchStore(store, () => publishSite({ site, store, config }), {
      signal: stopping.signal,
      onError: (message) => log(message),
    });
  const args = ['--store', place, ...(kind === 'folder' ? ['--site', site.base] : [])];
  const rows: string[][] = [];
  async function step(name: string, command: string, ...options: readonly string[]) {
    log(`${kind}: ${name}`);
    const before = await served(site.public);
    const seconds = await timed(async () => {
      await checkout.run(command, 'mfe-catalog', ...options, ...args);
      await visible(site, await store.channels('mfe-catalog'));
    });
    rows.push([kind, name, inSeconds(seconds), ...touched(before, await served(site.public)).map(String)]);
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
