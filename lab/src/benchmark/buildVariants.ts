import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Builds, compile, loadBuilds } from '@site/delivery/build';
import { runCommand } from '@site/delivery/cli';
import { type BuiltPackage, builtPackages, inRoot, type SiteFolder } from '@site/delivery/repository';
import { oneBundleSite } from '../sites/oneBundle';
import { publishHere } from '../sites/publishHere';
import { buildStock, stockFederationSite } from '../sites/stockFederation';
import type { Variant } from './tables';

/** What it tells the process that started it. */
export interface BuiltVariants {
  /** Folder of each site. */
  readonly sites: Readonly<Record<Variant, string>>;
  /** Seconds until a change of one remote is built, with nothing in any cache. */
  readonly buildSeconds: Readonly<Record<Variant, number>>;
  /** Path of the entry that dies, by variant; null where there is none. */
  readonly entries: Readonly<Record<Variant, string | null>>;
}

const folder = inRoot('.cache/lab');

// Run inside a copy of the repository with generated remotes: builds its sites, and measures what a change of the last
// remote costs.

await runCommand(async () => {
  const generated = builtPackages.filter((name) => name.startsWith('mfe-part-'));
  const last = generated.at(-1);
  if (!last) throw new Error('There are no generated remotes here');
  await publishHere(console.error);
  // A second release, so that the first one can stand in for it.
  await editPart(last);
  const here = await publishHere(console.error);
  const stockPackages: readonly BuiltPackage[] = ['shell', 'mfe-account', ...generated];
  const stock = await stockFederationSite(here, path.join(folder, 'stock'), ['/'], stockPackages);
  // By now everything that builds is warm, in this process as on the disk.
  const [, stockSeconds] = await timed(() => buildStock(last, path.join(folder, 'timed')));
  const [, ownSeconds] = await timed(() => buildAsItIs(last));
  const [bundle, bundleSeconds] = await timed(() => oneBundleSite(here, path.join(folder, 'oneBundle'), ['/']));
  const built: BuiltVariants = {
    sites: { 'one bundle': bundle.base, 'stock federation': stock.base, 'as it is': here.base },
    buildSeconds: { 'one bundle': bundleSeconds, 'stock federation': stockSeconds, 'as it is': ownSeconds },
    entries: {
      'one bundle': null,
      'stock federation': `/mfe-stock/${last}/1/remoteEntry.js`,
      'as it is': await liveEntry(here, last),
    },
  };
  process.send?.(built);
  // The channel would keep it alive.
  process.disconnect?.();
});

/** What some work gives, and the seconds that it took. */
async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - started) / 1000];
}

/** Both builds of a remote, for browsers and for rendering, without webpack's cache. */
async function buildAsItIs(name: BuiltPackage) {
  const { package: declared, standalone, browser, server, runtime, later } = await loadBuilds(name);
  const builds: Builds = {
    package: declared,
    standalone,
    browser: (given) => ({ ...browser(given), cache: false }),
    server: (given) => ({ ...server(given), cache: false }),
    runtime: runtime && ((given) => ({ ...runtime(given), cache: false })),
    later: later && ((given) => ({ ...later(given), cache: false })),
  };
  const output = path.join(folder, 'timed');
  const options = { mode: 'production', version: '1.0.0', publicBase: `/${name}/`, output } as const;
  await compile(builds, options);
  await rm(output, { recursive: true, force: true });
}

async function editPart(name: string) {
  const file = inRoot(name, 'src/exposes/Parts.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('<>', '<><p>Agora.</p>'));
}

/** Path of the entry of a remote's live release, as pages name it. */
async function liveEntry(site: SiteFolder, name: string): Promise<string> {
  const html = await readFile(path.join(site.public, 'index.html'), 'utf8');
  const [, entry] = new RegExp(`"(/${name}/[^"/]+/remoteEntry\\.js)"`).exec(html) ?? [];
  if (!entry) throw new Error(`The page does not name ${name}`);
  return entry;
}
