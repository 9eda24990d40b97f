import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deployCheckout } from '@site/delivery/cli';
import { publishSite, watchStore } from '@site/delivery/publish';
import { readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { type Channels, openStore } from '@site/delivery/store';
import { startRegistry } from '@site/delivery/testing/registry';
import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import type { Checkout } from 'tools/testing/checkout';
import { table } from './document';
import { inCopy, replaceIn } from './inCopy';
import { type Log, measurement } from './measurement';

export default measurement({
  about: `What a deployment costs, through the commands that a team uses, with a folder and with an npm registry as release store:
how long until visitors get a changed text of the catalogue, a rollback, a canary, and its promotion.`,
  options: {},
  run: (_values, log) =>
    inCopy(async (checkout, folder) => {
      const registry = await startRegistry();
      try {
        const rows = [
          ...(await deployTo('folder', path.join(folder, 'store'), checkout, folder, log)),
          ...(await deployTo('registry', registry.url, checkout, folder, log)),
        ];
        return { title: 'What a deployment costs', blocks: [table([['store, step', 'until visible'], ...rows])] };
      } finally {
        await registry.stop();
      }
    }),
});

type Kind = 'folder' | 'registry';

async function deployTo(kind: Kind, place: string, checkout: Checkout, folder: string, log: Log): Promise<string[][]> {
  const store = await openStore(place, { cacheDir: path.join(folder, 'cache') });
  const site = siteFolder(path.join(folder, `site-${kind}`));
  // Its releases are nobody's: neither this process nor the commands that it runs look for signatures.
  process.env.SITE_RELEASE_KEYS = '{}';
  const config = await readSiteConfig();
  const publish = () => publishSite({ site, store, config });
  await deployCheckout({ store, site, log }, config);
  const stopping = new AbortController();
  const watching = kind === 'registry' && watchStore(store, publish, { signal: stopping.signal, onError: log });
  const args = ['--store', place, ...(kind === 'folder' ? ['--site', site.base] : [])];
  const rows: string[][] = [];
  async function step(name: string, command: string, ...options: readonly string[]) {
    log(`${kind}: ${name}`);
    const started = performance.now();
    await checkout.run('site', command, 'mfe-catalog', ...options, ...args);
    await visible(site, await store.channels('mfe-catalog'));
    const seconds = (performance.now() - started) / 1000;
    rows.push([`${kind}, ${name}`, `${seconds.toFixed(1)} s`]);
  }
  const product = path.join(checkout.folder, 'mfe-catalog/src/data/agua.ts');
  await checkout.run('site', 'deploy', 'mfe-catalog', ...args);
  await replaceIn(product, 'description:', `description: 'Agora (${kind}). ' + `);
  await step('text → live', 'deploy');
  await step('rollback', 'rollback');
  await replaceIn(product, 'description:', `description: 'De novo (${kind}). ' + `);
  await step('text → canary', 'deploy', '--traffic', '10');
  await step('promote', 'promote');
  stopping.abort();
  await watching;
  return rows;
}

/** Waits until visitors get what the channels say. */
async function visible(site: SiteFolder, { live, canary }: Channels): Promise<void> {
  const wanted = [canary?.version, live].flatMap((version) => version ?? []).sort();
  for (;;) {
    const text = await readFile(path.join(site.public, discoveryFile), 'utf8');
    const { microFrontends }: Discovery = JSON.parse(text);
    const shown = (microFrontends.mfe_catalog ?? []).map(({ metadata }) => metadata.version).sort();
    if (shown.join() === wanted.join()) return;
    await sleep(20);
  }
}
