import { firstFreePort, servingPort, startDevelopmentServer } from '@site/delivery/build';
import { command, deployCheckout, stopOnSignal, UsageError } from '@site/delivery/cli';
import { readState } from '@site/delivery/publish';
import { type BuiltPackage, builtPackages, inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import type { SiteConfig } from '@site/shared/contracts';
import { ownPages } from './development/ownPages';
import { checkRenderer, checkShared, openSite } from './development/site';
import { sitePages } from './development/sitePages';
import { packagesNamed, sourceBuilds } from './development/sourcePackages';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';

const help = `npm run dev [-- PACKAGE … [--site URL]]

Serves packages from source; what is saved shows in the running page, which keeps its state where React can.

  PACKAGE …     only these from source, such as catalog; the rest as it was published last here
  --site URL    … as it is published there, such as https://www.example.com.br
  --help        this text`;

/** What is being worked on is no release to tell of. */
const untold: Partial<SiteConfig> = { observationsEndpoint: null };

/** What runs beside the development server. */
interface Stoppable {
  stop(): Promise<unknown>;
}

await command(help, { site: { type: 'string' } }, async ({ site }, names) => {
  if (site && names.length === 0) throw new UsageError('--site needs a package: npm run dev -- catalog --site …');
  const fromSource = packagesNamed(names);
  const port = await servingPort(process.env.PORT, calledAs(names, site));
  const { pages, others, services, told } = site ? await inSite(site, fromSource) : await inCheckout(port, fromSource);
  const builds = (await Promise.all(fromSource.map(sourceBuilds))).flat();
  const bringsReact = !fromSource.includes('shell');
  const server = await startDevelopmentServer({ port, builds, pages, bringsReact, others });
  console.log(`\n${told}. Ready on http://localhost:${port}`);
  stopOnSignal(() => Promise.all([server, ...services].map((it) => it.stop())));
});

function calledAs(names: readonly string[], site?: string): string {
  const args = [...names, ...(site ? ['--site', site] : [])];
  return ['npm run dev', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** In a site that is published somewhere. */
async function inSite(address: string, fromSource: readonly BuiltPackage[]) {
  const site = await openSite(address);
  await checkShared(site, fromSource);
  await checkRenderer(site, fromSource);
  const services: readonly Stoppable[] = [];
  const told = `From source: ${fromSource.join(', ')}; everything else, what is sent included, is ${site.url}'s. Changed in its pages: pins, discovery and configuration of a preview`;
  return { pages: sitePages(site.url, fromSource, untold), others: site.url, services, told };
}

/** With what this checkout has published last; or all of it from source. */
async function inCheckout(port: number, fromSource: readonly BuiltPackage[]) {
  const config = await withEmulatorPort({ ...(await readSiteConfig()), ...untold });
  const isWhole = builtPackages.every((name) => fromSource.includes(name));
  const site = siteFolder();
  if (!isWhole && !(await readState(site))) {
    await deployCheckout({ store: createFolderStore(inRoot('var/releases')), site, log: console.log }, config);
  }
  const backend = await startSiteServer({ site, config, port: await firstFreePort(port + 10) });
  const emulator = await startSignIn(config, console.log);
  const services: readonly Stoppable[] = emulator ? [backend, emulator] : [backend];
  const pages = isWhole ? ownPages(config) : sitePages(backend.url, fromSource, config);
  return { pages, others: backend.url, services, told: `From source: ${fromSource.join(', ')}` };
}
