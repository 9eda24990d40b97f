import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployment, type Discovery, discoverySchema, type SiteConfig, unsealed } from '@site/shared/contracts';
import { serverPaths } from 'server';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readSiteConfig } from './config';
import { deployCheckout } from './deployment/deployCheckout';
import { firstFreePort, servingPort } from './freePort';
import { type BuiltPackage, builtPackages, federationName, isBuiltPackage } from './packages';
import { inRoot, type SiteFolder, siteFolder } from './paths';
import { discoveryFile } from './publisher/discovery';
import { htmlDocument } from './publisher/document';
import { readState } from './publisher/state';
import { loadBuilds } from './release/compile';
import { runCommand } from './runCommand';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';
import { stopOnSignal } from './stopOnSignal';
import { createFolderStore } from './store/folderStore';

/** Version name of what is built from source as it changes. */
const version = 'dev';

// `npm run dev [-- catalog …]`: the named packages (all of them if none is named) from source, with live reload; the
// rest as they were published last.
await runCommand(async () => {
  const fromSource = packagesNamed(process.argv.slice(2));
  const port = await servingPort(process.env.PORT);
  // What is being worked on is no release to tell of.
  const config = await withEmulatorPort({ ...(await readSiteConfig()), observationsEndpoint: null });
  const site = siteFolder();
  const built = builtPackages.filter((name) => !fromSource.includes(name));
  if (built.length > 0 && !(await readState(site))) {
    const store = createFolderStore(inRoot('var/releases'));
    await deployCheckout({ store, site, log: console.log }, config);
  }
  const discovery = await developmentDiscovery(site, fromSource, built);
  const backend = await startSiteServer({ site, config, port: await firstFreePort(port + 10) });
  const emulator = await startSignIn(config, console.log);
  const configurations = await Promise.all(
    fromSource.map(async (name) => {
      const options = {
        version,
        publicBase: `/${name}/`,
        output: inRoot('.cache/dev', name),
        mode: 'development' as const,
        // The last builds bring the production React.
        nodeEnv: built.length === 0 ? ('development' as const) : ('production' as const),
      };
      return (await loadBuilds(name)).browser(options);
    }),
  );
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      proxy: [{ context: proxied(built), target: backend.url, logLevel: 'silent' }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: ({ url }: { url: string }, response: Answer) => {
            if (url.startsWith(`/${discoveryFile}`)) response.type('json').send(JSON.stringify(discovery));
            else response.type('html').send(page(discovery, config));
          },
        },
      ],
    },
    webpack(configurations),
  );
  await server.start();
  console.log(`\nFrom source: ${fromSource.join(', ')}. Ready on http://localhost:${port}`);
  stopOnSignal(() => Promise.all([server.stop(), backend.stop(), emulator?.stop()]));
});

/** `catalog` is `mfe-catalog`. */
function packagesNamed(names: readonly string[]): readonly BuiltPackage[] {
  if (names.length === 0) return builtPackages;
  return names.map((name) => {
    const found = [name, `mfe-${name}`].find(isBuiltPackage);
    if (!found) throw new Error(`There is no package "${name}". There are: ${builtPackages.join(', ')}`);
    return found;
  });
}

interface Answer {
  type(type: string): { send(text: string): void };
}

/** The discovery file of the published site, with what is built from source in its place. */
async function developmentDiscovery(
  site: SiteFolder,
  fromSource: readonly BuiltPackage[],
  built: readonly BuiltPackage[],
): Promise<Discovery> {
  const published: Discovery | null =
    built.length > 0 ? JSON.parse(await readFile(path.join(site.public, discoveryFile), 'utf8')) : null;
  const own = fromSource.map((name): [string, readonly Deployment[]] => [federationName(name), [fromSourceOf(name)]]);
  return {
    schema: discoverySchema,
    microFrontends: { ...published?.microFrontends, ...Object.fromEntries(own) },
  };
}

function fromSourceOf(name: BuiltPackage): Deployment {
  return {
    url: `/${name}/${version}/${name === 'shell' ? 'main.js' : 'remoteEntry.js'}`,
    // It changes with every save.
    metadata: { version, integrity: unsealed },
    deployment: { traffic: 100, default: true },
    extras: { modulefederation: { modules: {}, shared: '' } },
  };
}

/** What the site's own server answers: mail, health, the files of packages that are not built from source. */
function proxied(built: readonly BuiltPackage[]): string[] {
  return [...serverPaths, ...built.map((name) => `/${name}/`)];
}

/** The page without prerendered content: the browser renders all of it. */
function page(discovery: Discovery, config: SiteConfig): string {
  const shell = discovery.microFrontends.shell?.find(({ deployment }) => deployment.default);
  if (!shell) throw new Error('The shell is not built');
  const { url, metadata } = shell;
  return htmlDocument({
    title: config.brand.name,
    description: config.brand.tagline,
    canonical: null,
    image: config.siteUrl,
    jsonLd: [],
    body: '',
    path: null,
    pattern: '',
    styleSheets: [{ url: url.replace(/main\.js$/, 'main.css'), remote: null }],
    script: { url },
    preloads: [],
    font: null,
    icon: 'data:,',
    touchIcon: null,
    pins: { shell: { url, version: metadata.version, integrity: metadata.integrity } },
    config,
  });
}
