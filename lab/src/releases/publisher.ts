import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishSite } from '@site/delivery/publish';
import { readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore, openStore, type ReleaseStore } from '@site/delivery/store';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { table } from '../document';
import type { Log } from '../measurement';
import { multiplyProducts } from '../multiplyProducts';
import { changeText, fill, inSeconds, timed } from './steps';

/** The publisher alone, with a small and a large catalogue. Copies of a product share the text that changes. */
export async function measurePublisher(folder: string, registry: string, log: Log): Promise<readonly string[]> {
  const config = await readSiteConfig({});
  const rows: string[][] = [];
  for (const times of [1, 15, 99]) {
    const pages = times * 21 + 12;
    log(`publisher: ${pages} pages`);
    const checkout = await copyCheckout(path.join(folder, `times-${times}`));
    await multiplyProducts(checkout, times);
    const built = path.join(folder, `built-${times}`);
    const store = createFolderStore(built);
    await fill(store);
    const args = ['--store', built, '--site', path.join(folder, 'unused')];
    const first = await deployed(checkout, store, args);
    await changeText(checkout, 'Agora.');
    const second = await deployed(checkout, store, args);
    const site = siteFolder(path.join(folder, `pages-${times}`));
    for (const kind of ['folder', 'registry'] as const) {
      const shown = kind === 'folder' ? store : await openStore(registry, { cacheDir: path.join(folder, 'cache') });
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
      const rollback = await timed(publish);
      rows.push([String(pages), kind, inSeconds(begin), inSeconds(change), String(rendered), inSeconds(rollback)]);
    }
  }
  const heading = ['pages', 'store', 'first run', 'one product changed', 'forms rendered', 'rollback'];
  return ['## Publisher', table([heading, ...rows])];
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
