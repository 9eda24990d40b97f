import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease, firstFreePort } from '@site/delivery/build';
import { command } from '@site/delivery/cli';
import { publishSite, watchStore } from '@site/delivery/publish';
import { readRelease, releaseFile } from '@site/delivery/release';
import { builtPackages, readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { type Channels, createFolderStore, openStore, type ReleaseStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { newVisitor } from 'tools/integration/realSite';
import { startSiteServer } from 'tools/services';
import { startChromium } from 'tools/startChromium';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { multiplyProducts } from './manyProducts';

const parts = { deployments, registered, publisher };

const help = `npm run perf-releases [-- deployments registered publisher]

What a deployment costs: all of it, or the parts named. Prints tables in Markdown, and keeps nothing.

  --help          this text`;

await command(help, {}, async (_options, wanted) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.length === 0 || wanted.includes(name)) await measure(folder);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function row(...cells: readonly unknown[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function inSeconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

async function changeText({ folder }: Checkout, to: string) {
  const file = path.join(folder, 'mfe-catalog/src/data/agua.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(description:\s*['"`])/, `$1${to} `));
}

/** Digest of every file that is served, by path; the version folders of packages among them. */
async function served(publicFolder: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const name of await readdir(publicFolder)) {
    for (const entry of ['', ...(await readdir(path.join(publicFolder, name), { recursive: true }).catch(() => []))]) {
      const file = path.join(publicFolder, name, entry);
      if (!(await stat(file)).isFile() || /\.(br|gz)$/.test(file)) continue;
      digests.set(
        path.join(name, entry),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      );
    }
  }
  return digests;
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const touched = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
  const isOthers = (file: string) => /^(shell|mfe-(?!catalog))/.test(file);
  return {
    pages: touched.filter((file) => file.endsWith('.html')).length,
    own: touched.filter((file) => file.startsWith('mfe-catalog/')).length,
    others: touched.filter(isOthers).length,
    rest: touched.filter((file) => !file.endsWith('.html') && !file.startsWith('mfe-catalog/') && !isOthers(file))
      .length,
  };
}

/** A changed text, a promotion and a rollback, through the commands that a team uses. */
async function deployments(folder: string) {
  const checkout = await copyCheckout(path.join(folder, 'checkout'));
  console.log('\n## One text changed in the catalogue, 33 pages\n');
  row('store', 'step', 'until visible', 'pages', 'files of the package', 'files of others', 'other files');
  row('---', '---', '---:', '---:', '---:', '---:', '---:');
  const registry = await startRegistry();
  for (const kind of ['folder', 'registry'] as const) {
    const place = kind === 'folder' ? path.join(folder, 'store') : registry.url;
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
        onError: (message) => console.error(message),
      });
    const args = ['--store', place, ...(kind === 'folder' ? ['--site', site.base] : [])];
    const visible = async ({ live, canary }: Channels) => {
      const wanted = [canary?.version, live].flatMap((version) => version ?? []);
      while ((await shownVersions(site)).join() !== wanted.sort().join()) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const step = async (name: string, command: readonly [string, ...string[]]) => {
      const before = await served(site.public);
      const seconds = await timed(async () => {
        await checkout.run(command[0], 'mfe-catalog', ...command.slice(1), ...args);
        await visible(await store.channels('mfe-catalog'));
      });
      const { pages, own, others, rest } = difference(before, await served(site.public));
      row(kind, name, inSeconds(seconds), pages, own, others, rest);
    };
    await checkout.run('deploy', 'mfe-catalog', ...args);
    await changeText(checkout, `Agora (${kind}).`);
    await step('text → live', ['deploy']);
    await step('rollback', ['rollback']);
    await changeText(checkout, `De novo (${kind}).`);
    await step('text → canary', ['deploy', '--traffic', '10']);
    await step('promote', ['promote']);
    stopping.abort();
    await watching;
  }
  await registry.stop();
}

/** Versions of the catalogue that visitors get, sorted. */
async function shownVersions(site: SiteFolder): Promise<string[]> {
  const text = await readFile(path.join(site.public, discoveryFile), 'utf8');
  const { microFrontends } = JSON.parse(text) as Discovery;
  return (microFrontends.mfe_catalog ?? []).map(({ metadata }) => metadata.version).sort();
}

async function fill(store: ReleaseStore) {
  for (const name of builtPackages) {
    const { folder, release } = await buildRelease(name);
    await store.publish(folder);
    await store.moveChannels(name, { live: release.version });
  }
}

/** The publisher alone, with a small and a large catalogue. */
async function publisher(folder: string) {
  console.log('\n## Publisher\n');
  row('pages', 'store', 'first run', 'one product changed', 'forms rendered', 'rollback');
  row('---:', '---', '---:', '---:', '---:', '---:');
  const registry = await startRegistry();
  const config = await readSiteConfig({});
  for (const times of [1, 15, 99]) {
    const checkout = await copyCheckout(path.join(folder, `times-${times}`));
    await multiplyProducts(checkout, times);
    const built = path.join(folder, `built-${times}`);
    const store = createFolderStore(built);
    await fill(store);
    const site = siteFolder(path.join(folder, `pages-${times}`));
    const args = ['--store', built, '--site', path.join(folder, 'unused')];
    const first = await deployed(checkout, store, args);
    await changeText(checkout, 'Agora.');
    const second = await deployed(checkout, store, args);
    for (const kind of ['folder', 'registry'] as const) {
      const shown = kind === 'folder' ? store : await openStore(registry.url, { cacheDir: path.join(folder, 'cache') });
      if (shown !== store) await copyStore(store, shown);
      await shown.moveChannels('mfe-catalog', { live: first });
      await rm(site.base, { recursive: true, force: true });
      const publish = () => publishSite({ site, store: shown, config });
      const begin = await timed(publish);
      await shown.moveChannels('mfe-catalog', { live: second, previous: first });
      let rendered = 0;
      const change = await timed(async () => {
        ({ rendered } = await publish());
      });
      await shown.moveChannels('mfe-catalog', { live: first, withdrawn: second });
      row(times * 21 + 12, kind, inSeconds(begin), inSeconds(change), rendered, inSeconds(await timed(publish)));
    }
  }
  await registry.stop();
}

/** @returns version of what the checkout's catalogue makes */
async function deployed(checkout: Checkout, store: ReleaseStore, args: readonly string[]): Promise<string> {
  await checkout.run('deploy', 'mfe-catalog', ...args);
  return (await store.channels('mfe-catalog')).live ?? '';
}

async function copyStore(from: ReleaseStore, to: ReleaseStore) {
  for (const name of await from.packages()) {
    for (const version of await from.versions(name)) await to.publish(await from.fetch(name, version));
    const { live } = await from.channels(name);
    if (live) await to.moveChannels(name, { live });
  }
}

/** What it costs a page to have many remotes registered that it doesn't show. */
async function registered(folder: string) {
  console.log('\n## Start of the home page with many registered remotes\n');
  row('remotes', 'HTML', 'HTML (br)', 'discovery file (br)', 'script until idle, median of 5');
  row('---:', '---:', '---:', '---:', '---:');
  const config = { ...(await readSiteConfig({})), preview: false };
  const browser = await startChromium();
  const sites = [];
  for (const count of [4, 40, 400]) {
    const store = createFolderStore(path.join(folder, `registered-${count}`));
    await fill(store);
    const cart = await buildRelease('mfe-cart');
    for (let extra = 4; extra < count; extra += 1) {
      const copy = path.join(folder, `copy-${count}`);
      await rm(copy, { recursive: true, force: true });
      await cp(cart.folder, copy, { recursive: true });
      const release = { ...(await readRelease(copy)), name: `mfe-extra-${extra}` };
      await writeFile(path.join(copy, releaseFile), JSON.stringify(release));
      await store.publish(copy);
      await store.moveChannels(release.name, { live: release.version });
    }
    const site = siteFolder(path.join(folder, `site-registered-${count}`));
    await publishSite({ site, store, config });
    const server = await startSiteServer({
      site,
      config,
      port: await firstFreePort(3800),
      dataDir: path.join(folder, `var-${count}`),
    });
    sites.push({ count, site, server, script: [] as number[] });
  }
  // In turn, so that all meet the same moods of the machine.
  for (let run = 0; run < 6; run += 1) {
    for (const { server, script } of sites) {
      const { context, page } = await newVisitor(browser, server.url);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      // What the shell does last of itself; then a moment for what comes of it.
      await Promise.all([page.waitForResponse(`**/${discoveryFile}`), page.goto('/')]);
      await page.waitForTimeout(1000);
      const { metrics } = await session.send('Performance.getMetrics');
      const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
      if (run > 0) script.push(seconds * 1000);
      await context.close();
    }
  }
  for (const { count, site, server, script } of sites) {
    const size = async (file: string) => (await stat(path.join(site.public, file))).size;
    const median = script.sort((a, b) => a - b)[2] ?? Number.NaN;
    row(
      count,
      await size('index.html'),
      await size('index.html.br'),
      await size('frontend-discovery.json.br'),
      `${median.toFixed(0)} ms`,
    );
    await server.stop();
  }
  await browser.close();
}
