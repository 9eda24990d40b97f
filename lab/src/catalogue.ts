import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command, figureTable, UsageError } from '@site/delivery/cli';
import { startChromium } from 'tools/startChromium';
import { copyCheckout } from 'tools/testing/checkout';
import { multiplyProducts } from './manyProducts';
import { interactions, measureInteraction } from './measure/interactions';
import { serve } from './serve';
import { median } from './statistics';

const help = `npm run perf-catalogue [-- --times 100] [--runs 5]

What a hundred times as many products cost: builds this checkout's site with them and without, in copies, and measures
both in turn. Prints a table, and keeps nothing.

  --times N       how many times as many (default: 100, that is 2,100)
  --runs N        clicks on the filter of each site; medians are shown (default: 5)
  --help          this text`;

const options = { times: { type: 'string' }, runs: { type: 'string' } } as const;

await command(help, options, async ({ times = '100', runs = '5' }, rest) => {
  if (rest.length > 0) throw new UsageError(`What is "${rest.join(' ')}"? --help says what there is`);
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  try {
    const sites = [];
    for (const count of [1, wholeNumber('times', times)]) sites.push(await build(folder, count));
    const responses = await filterInTurn(sites, wholeNumber('runs', runs));
    console.log(
      figureTable([
        ['products', 'build the catalogue', 'render and publish', 'HTML', 'brotli', 'first filter at 4x CPU'],
        ...sites.map(({ products, seconds, published, html, brotli }, index) => [
          String(products),
          `${seconds.toFixed(1)} s`,
          `${published.toFixed(1)} s`,
          `${(html / 1024).toFixed(0)} KB`,
          `${(brotli / 1024).toFixed(1)} KB`,
          `${median(responses[index] ?? []).toFixed(0)} ms (${responses[index]?.join(', ')})`,
        ]),
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

interface Built {
  readonly folder: string;
  readonly products: number;
  /** s */
  readonly seconds: number;
  /** s, of all pages. */
  readonly published: number;
  /** Bytes of the catalogue's page. */
  readonly html: number;
  readonly brotli: number;
}

async function build(folder: string, times: number): Promise<Built> {
  const checkout = await copyCheckout(path.join(folder, `times-${times}`));
  if (times > 1) await multiplyProducts(checkout, times);
  console.log(`Building with ${times} times the products …`);
  const printed = await checkout.run('build');
  const secondsIn = (pattern: RegExp) => {
    const [, seconds] = pattern.exec(printed) ?? [];
    if (!seconds) throw new Error(`The build says nothing of ${pattern}:\n${printed}`);
    return Number(seconds);
  };
  const page = path.join(checkout.folder, 'site/public/produtos/index.html');
  const text = await readFile(page, 'utf8');
  return {
    folder: checkout.folder,
    products: text.match(/<article/g)?.length ?? 0,
    seconds: secondsIn(/mfe-catalog: built \S+ in ([\d.]+) s/),
    published: secondsIn(/pages rendered.* in ([\d.]+) s/),
    html: Buffer.byteLength(text),
    brotli: (await stat(`${page}.br`)).size,
  };
}

/** @returns ms from the first click on a filter to the next paint, of each site */
async function filterInTurn(sites: readonly Built[], runs: number): Promise<number[][]> {
  const filter = interactions.find(({ name }) => name === 'filter');
  if (!filter) throw new Error('There is no interaction with the filter');
  const served = await Promise.all(sites.map(({ folder }) => serve(folder, path.join(folder, 'var'))));
  const browser = await startChromium();
  try {
    const responses = sites.map((): number[] => []);
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { url }] of served.entries()) {
        responses[index]?.push(await measureInteraction(browser, url, filter));
      }
    }
    return responses;
  } finally {
    await browser.close();
    await Promise.all(served.map((it) => it.stop()));
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name} must be a whole number from 1`);
  return number;
}
