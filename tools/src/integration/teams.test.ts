import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from '@site/delivery/build';
import { publishSite, watchStore } from '@site/delivery/publish';
import { builtPackages } from '@site/delivery/repository';
import { openStore } from '@site/delivery/store';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { startSiteServer } from '../services';
import { type Checkout, copyCheckout } from '../testing/checkout';
import { copyFirstSite } from './firstSite';

let folder: string;
let registry: Registry;
let content: Checkout;
let cart: Checkout;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'teams-'));
  registry = await startRegistry();
  content = await copyCheckout(path.join(folder, 'content'));
  cart = await copyCheckout(path.join(folder, 'cart'));
}, 300_000);

afterAll(async () => {
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function replaceIn(checkout: Checkout, file: string, from: string, to: string) {
  const target = path.join(checkout.folder, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  await writeFile(target, text.replace(from, to));
}

test('two teams deploy at the same moment, from checkouts of their own, and both are live within seconds', async () => {
  const store = await openStore(registry.url, { cacheDir: path.join(folder, 'cache') });
  for (const name of builtPackages) {
    const { folder: built, release } = await buildRelease(name);
    await store.publish(built);
    await store.moveChannels(name, { live: release.version });
  }
  const { site, config } = await copyFirstSite(path.join(folder, 'first'));
  const server = await startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
  const stopping = new AbortController();
  const complaints: string[] = [];
  const watching = watchStore(store, () => publishSite({ site, store, config }), {
    signal: stopping.signal,
    onError: (message) => complaints.push(message),
  });

  try {
    const before = await store.channels('mfe-catalog');
    await replaceIn(content, 'mfe-content/src/contact/ContactPage.tsx', 'Marque uma visita', 'Venha nos visitar');
    await replaceIn(cart, 'mfe-cart/src/panel/EmptyCart.tsx', 'Seu carrinho está vazio.', 'O carrinho está vazio.');
    await Promise.all([
      content.run('site', 'deploy', 'mfe-content', '--store', registry.url),
      cart.run('site', 'deploy', 'mfe-cart', '--store', registry.url),
    ]);
    const [contentLive, cartLive] = await Promise.all([store.channels('mfe-content'), store.channels('mfe-cart')]);
    expect(contentLive.previous).toBeDefined();
    expect(cartLive.previous).toBeDefined();
    expect(await store.channels('mfe-catalog')).toEqual(before);

    const text = async (address: string) => (await fetch(`${server.url}${address}`)).text();
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      const [page, discovery] = await Promise.all([text('/contato'), text('/frontend-discovery.json')]);
      if (page.includes('Venha nos visitar') && discovery.includes(String(cartLive.live))) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect((await text('/contato')).includes('Venha nos visitar')).toBe(true);
    const discovery = JSON.parse(await text('/frontend-discovery.json'));
    expect(discovery.microFrontends.mfe_cart[0].metadata.version).toBe(cartLive.live);
    expect(discovery.microFrontends.mfe_content[0].metadata.version).toBe(contentLive.live);
    expect(complaints).toEqual([]);

    // What is live already is no canary, and no mistake.
    await content.run('site', 'deploy', 'mfe-content', '--traffic', '10', '--store', registry.url);
    expect(await store.channels('mfe-content')).toEqual(contentLive);

    // Taken back by its own team, and nobody else's.
    await content.run('site', 'rollback', 'mfe-content', '--store', registry.url);
    expect((await store.channels('mfe-content')).live).toBe(contentLive.previous);
    expect(await store.channels('mfe-cart')).toEqual(cartLive);
  } finally {
    stopping.abort();
    await watching;
    await server.stop();
  }
}, 420_000);
