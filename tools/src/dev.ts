import type { Discovery, SiteConfig } from '@site/shared/contracts';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildOptions, loadBuilds } from './buildPackage';
import { readSiteConfig } from './config';
import { firstFreePort, servingPort } from './freePort';
import { type BuiltPackage, builtPackages, isBuiltPackage } from './packages';
import { siteFolder } from './paths';
import { publish } from './publish';
import { runCommand } from './runCommand';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';
import { currentDeployment, withDeployment } from './site/discovery';
import { htmlDocument } from './site/document';
import { stopOnSignal } from './stopOnSignal';

/** Version name of what is built from source as it changes. */
const version = 'dev';

// `npm run dev [-- catalog …]`: the named packages (all of them if none is named) from source, with live reload; the
// rest from the last build.
await runCommand(async () => {
  const fromSource = packagesNamed(process.argv.slice(2));
  const port = await servingPort(process.env.PORT);
  const config = await withEmulatorPort(await readSiteConfig());
  const site = siteFolder();
  const built = builtPackages.filter((name) => !fromSource.includes(name));
  const published = await publish({ site, config, packages: built, render: false, lastBuild: true, log: console.log });

  let discovery: Discovery = published;
  for (const name of fromSource) {
    discovery = withDeployment(discovery, name, version, `/${name}/`, {
      entry: name === 'shell' ? 'main.js' : 'remoteEntry.js',
      // It changes with every save.
      integrity: '',
      extras: { modules: {}, shared: '' },
    });
  }
  const backend = await startSiteServer({ site, config, port: await firstFreePort(port + 10), headers: {} });
  const emulator = await startSignIn(config, console.log);
  const configurations = await Promise.all(
    fromSource.map(async (name) => {
      const options = {
        ...buildOptions(name, version, site, `/${name}/`),
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
      proxy: [{ context: proxied(discovery, built), target: backend.url, logLevel: 'silent' }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (_request: unknown, response: { type: (type: string) => { send: (text: string) => void } }) => {
            response.type('html').send(page(discovery, config));
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

/** What the site's own server answers: mail, health, the files of packages that are not built from source. */
function proxied(discovery: Discovery, built: readonly BuiltPackage[]): string[] {
  const folders = built.map((name) => `/${name}/${currentDeployment(discovery, name)?.metadata.version}/`);
  return ['/send_mail.php', '/healthz', ...folders, ...built.map((name) => `/${name}/assets/`)];
}

/** The page without prerendered content: the browser renders all of it. */
function page(discovery: Discovery, config: SiteConfig): string {
  const shell = currentDeployment(discovery, 'shell');
  if (!shell) throw new Error('The shell is not built');
  const styleSheet = shell.url.replace(/main\.js$/, 'main.css');
  return htmlDocument({
    title: config.brand.name,
    description: config.brand.tagline,
    canonical: null,
    image: config.siteUrl,
    jsonLd: [],
    body: '',
    path: null,
    pattern: '',
    styleSheets: [styleSheet],
    script: { url: shell.url },
    preloads: [],
    font: null,
    icon: 'data:,',
    discovery,
    config,
  });
}
