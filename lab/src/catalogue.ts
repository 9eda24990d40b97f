import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChromium } from 'tools/startChromium';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { table } from './document';
import { type Log, measurement } from './measurement';
import { interactions, measureInteraction } from './pages/interactions';
import { type RunningServer, startSite } from './runningServer';
import { median } from './statistics';

export const catalogue = measurement({
  about: `What a hundred times as many products cost: builds this checkout's site with them and without, in copies, and measures
both in turn.`,
  options: {
    times: { default: 100, help: 'how many times as many: 2,100' },
    runs: { default: 5, help: 'clicks on the filter of each site; medians are shown' },
  },
  async run({ times, runs }, log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    try {
      const sites = [];
      for (const count of [1, times]) sites.push(await build(folder, count, log));
      const responses = await filterInTurn(sites, runs, log);
      return {
        title: 'A large catalogue',
        blocks: [
          table([
            ['products', 'build the catalogue', 'render and publish', 'HTML', 'brotli', 'first filter at 4x CPU'],
            ...sites.map(({ products, built, published, html, brotli }, index) => [
              String(products),
              `${built.toFixed(1)} s`,
              `${published.toFixed(1)} s`,
              `${(html / 1024).toFixed(0)} KB`,
              `${(brotli / 1024).toFixed(1)} KB`,
              `${median(responses[index] ?? []).toFixed(0)} ms (${responses[index]?.join(', ')})`,
            ]),
          ]),
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

interface BuiltSite {
  readonly checkout: string;
  readonly products: number;
  /** s */
  readonly built: number;
  /** s, of all pages. */
  readonly published: number;
  /** Bytes of the catalogue's page. */
  readonly html: number;
  readonly brotli: number;
}

async function build(folder: string, times: number, log: Log): Promise<BuiltSite> {
  const checkout = await copyCheckout(path.join(folder, `times-${times}`));
  if (times > 1) await multiplyProducts(checkout, times);
  log(`Building with ${times} times the products …`);
  const printed = await checkout.run('build');
  const secondsIn = (pattern: RegExp) => {
    const [, seconds] = pattern.exec(printed) ?? [];
    if (!seconds) throw new Error(`The build says nothing of ${pattern}:\n${printed}`);
    return Number(seconds);
  };
  const page = path.join(checkout.folder, 'site/public/produtos/index.html');
  const text = await readFile(page, 'utf8');
  return {
    checkout: checkout.folder,
    products: text.match(/<article/g)?.length ?? 0,
    built: secondsIn(/mfe-catalog: built \S+ in ([\d.]+) s/),
    published: secondsIn(/pages rendered.* in ([\d.]+) s/),
    html: Buffer.byteLength(text),
    brotli: (await stat(`${page}.br`)).size,
  };
}

/** @returns ms from the first click on a filter to the next paint, of each site */
async function filterInTurn(sites: readonly BuiltSite[], runs: number, log: Log): Promise<number[][]> {
  const filter = interactions.find(({ name }) => name === 'filter');
  if (!filter) throw new Error('There is no interaction with the filter');
  const running: RunningServer[] = [];
  const browser = await startChromium();
  try {
    for (const { checkout } of sites) running.push(await startSite(undefined, {}, checkout));
    const responses = sites.map((): number[] => []);
    for (let run = 1; run <= runs; run += 1) {
      log(`filter, ${run} of ${runs}`);
      for (const [index, { url }] of running.entries()) {
        responses[index]?.push(await measureInteraction(browser, url, filter));
      }
    }
    return responses;
  } finally {
    await browser.close();
    await Promise.all(running.map((server) => server.stop()));
  }
}

/** Gives a checkout's catalogue so many times the products that it has. */
async function multiplyProducts({ folder }: Checkout, times: number): Promise<void> {
  const file = path.join(folder, 'mfe-catalog/src/data/products.ts');
  const text = await readFile(file, 'utf8');
  const list = 'export const products: readonly Product[] = [';
  if (!text.includes(list)) throw new Error(`${file} does not look as expected`);
  const copies = `
export const products: readonly Product[] = Array.from({ length: ${times} }, (_, copy) =>
  originals.map((product) => ({
    ...product,
    id: copy === 0 ? product.id : \`\${product.id}-\${copy}\`,
    productLink: copy === 0 ? product.productLink : product.productLink.replace('.html', \`-\${copy}.html\`),
  })),
).flat();
`;
  await writeFile(file, text.replace(list, 'const originals: readonly Product[] = [') + copies);
}
