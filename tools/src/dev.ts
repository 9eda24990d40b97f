import {
  firstFreePort,
  hasOwnBundler,
  servingPort,
  startDevelopmentServer,
  startOwnServer,
} from '@site/delivery/build';
import { command, deployCheckout, log, stopOnSignal } from '@site/delivery/cli';
import { readState } from '@site/delivery/publish';
import { type BuiltPackage, builtPackages, inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import type { SiteConfig } from '@site/shared/contracts';
import { livePages } from './development/livePages';
import { ownPages } from './development/ownPages';
import { checkShared, type OpenedSite, openSite } from './development/site';
import { sitePages } from './development/sitePages';
import { type OwnServers, packagesNamed, sourceBuilds } from './development/sourcePackages';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';

const help = `npm run dev [-- PACKAGE … [--site URL]]

Serves packages from source; what is saved shows in the running page, which keeps its state where React can.

  PACKAGE …     only these from source, such as catalog; the rest as it was published last here
  --site URL    … as it is published there, such as https://www.example.com.br
  --help        this text`;

/** Reports nothing: source code is no release. */
const silent: Partial<SiteConfig> = { observationsEndpoint: null };

/** `npm start` may run beside it. */
const dataDir = inRoot('var/dev');

/** Stopped in this order; the development server comes last. */
const running: { stop(): Promise<unknown> }[] = [];
const stopAll = () => Promise.all(running.map((it) => it.stop()));

await command(help, { site: { type: 'string' } }, async ({ site }, names) => {
  if (site && names.length === 0) throw new Error('--site needs a package: npm run dev -- catalog --site …');
  const fromSource = packagesNamed(names);
  const port = await servingPort(process.env.PORT);
  stopOnSignal(stopAll);
  await serve(port, fromSource, site).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
});

async function serve(port: number, fromSource: readonly BuiltPackage[], address: string | undefined): Promise<void> {
  const site = address === undefined ? null : await openSite(address);
  if (site) await checkShared(site, fromSource);
  const servers = await startOwnServers(port, fromSource);
  const { pages, others, summary, signIn } = site
    ? inSite(site, fromSource, servers)
    : await inCheckout(port, fromSource, servers);
  const builds = (await Promise.all(fromSource.map(sourceBuilds))).flat();
  const bringsReact = !fromSource.includes('shell');
  running.push(await startDevelopmentServer({ port, builds, pages, bringsReact, others }));
  await signIn;
  console.log(`\n${summary}. Ready on http://localhost:${port}`);
}

async function startOwnServers(port: number, fromSource: readonly BuiltPackage[]): Promise<OwnServers> {
  const servers = new Map<BuiltPackage, string>();
  for (const name of fromSource.filter(hasOwnBundler)) {
    const server = await startOwnServer(inRoot(name), await firstFreePort(port + 50));
    running.push(server);
    servers.set(name, server.url);
  }
  return servers;
}

function inSite(site: OpenedSite, fromSource: readonly BuiltPackage[], servers: OwnServers) {
  const summary = `From source: ${fromSource.join(', ')}; everything else, including what visitors send, goes to ${site.url}. Its pages get the pins, discovery file and configuration of a preview`;
  return { pages: sitePages(site.url, fromSource, silent, servers), others: site.url, summary, signIn: null };
}

async function inCheckout(port: number, fromSource: readonly BuiltPackage[], servers: OwnServers) {
  const readConfig = async () => ({ ...(await readSiteConfig()), ...silent });
  const config = await withEmulatorPort(await readConfig());
  const isWhole = builtPackages.every((name) => fromSource.includes(name));
  const site = siteFolder();
  if (!isWhole && !(await readState(site))) {
    await deployCheckout({ store: createFolderStore(inRoot('var/releases')), site, log }, config);
  }
  const backend = await startSiteServer({ site, config, port: await firstFreePort(port + 10), dataDir });
  running.push(backend);
  // Not awaited: it takes seconds, and builds do not need it.
  const signIn = startSignIn(config, console.log, dataDir);
  running.push({ stop: async () => (await signIn)?.stop() });
  const pages = livePages(config, readConfig, (current) =>
    isWhole ? ownPages(current, servers) : sitePages(backend.url, fromSource, current, servers),
  );
  return { pages, others: backend.url, summary: `From source: ${fromSource.join(', ')}`, signIn };
}
