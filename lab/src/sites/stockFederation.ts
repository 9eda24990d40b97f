import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type Builds, loadBuilds, runWebpack } from '@site/delivery/build';
import { compressFolder } from '@site/delivery/publish';
import { type BuiltPackage, builtPackages, type SiteFolder } from '@site/delivery/repository';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { federationName } from '@site/shared/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { deriveSite } from './deriveSite';
import { exposedModules, ownLoader } from './ownLoader';

/** Below `/mfe-`, files are served with headers for immutable files. */
const baseOf = (name: string) => `/mfe-stock/${name}/`;
const version = '1';

const stockEntry = (name: string) => `${baseOf(name)}${version}/remoteEntry.js`;

/** Built as documented (https://module-federation.io/guide/basic/webpack), rendered in the browser. */
export async function stockFederationSite(
  from: SiteFolder,
  folder: string,
  pages: readonly string[],
): Promise<SiteFolder> {
  const work = `${folder}-build`;
  await rm(work, { recursive: true, force: true });
  for (const name of builtPackages) await buildStock(name, path.join(work, name));

  const site = await deriveSite(from, folder, pages, (html) => {
    const own = 'link[rel="stylesheet"], head style, link[rel="preload"], template#scripts';
    for (const element of html.querySelectorAll(own)) element.remove();
    html.querySelector('#root')?.set_content('');
    const main = `<script defer src="${baseOf('shell')}${version}/main.js"></script>`;
    html.querySelector('head')?.insertAdjacentHTML('beforeend', main);
  });
  for (const name of builtPackages) {
    await compressFolder(path.join(work, name));
    const target = path.join(site.public, baseOf(name));
    await cp(path.join(work, name, 'browser'), path.join(target, version), { recursive: true });
    const assets = path.join(work, name, 'assets');
    if (existsSync(assets)) await cp(assets, path.join(target, 'assets'), { recursive: true });
  }
  return site;
}

async function buildStock(name: BuiltPackage, output: string): Promise<void> {
  const builds = await loadBuilds(name);
  const base = builds.browser({ mode: 'production', version, publicBase: baseOf(name), output });
  const { alias } = base.resolve ?? {};
  const isHost = builds.package.exposes === null;
  const sources = `${output}-sources`;
  // The documentation asks for an asynchronous start.
  const start = `import(${JSON.stringify(path.join(builds.package.folder, 'src/main.tsx'))});`;
  if (isHost) await writeFiles(sources, { 'main.ts': start });
  const ids = Object.keys(await exposedModules()).map((id) => [id, id]);
  const { splitChunks: _own, ...optimization } = base.optimization ?? {};
  await runWebpack({
    ...base,
    cache: false,
    ...(isHost && { entry: { main: path.join(sources, 'main.ts') } }),
    output: { ...base.output, uniqueName: federationName(name), chunkLoadingGlobal: `chunks_${federationName(name)}` },
    resolve: { ...base.resolve, alias: { '@images': (alias as Record<string, string>)['@images'] ?? '' } },
    optimization,
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ModuleFederationPlugin(federation(builds)),
      ...(isHost ? [await ownLoader(sources, Object.fromEntries(ids))] : []),
    ],
  } satisfies Configuration);
}

function federation({ package: { name, exposes } }: Builds): ConstructorParameters<typeof ModuleFederationPlugin>[0] {
  const remotes = builtPackages
    .filter((it) => it !== 'shell')
    .map((it) => [federationName(it), `${federationName(it)}@${stockEntry(it)}`]);
  return {
    name,
    filename: 'remoteEntry.js',
    ...(exposes ? { exposes: { ...exposes } } : { remotes: Object.fromEntries(remotes) }),
    shared: { react: { singleton: true }, 'react-dom': { singleton: true }, '@site/shared': { singleton: true } },
    dts: false,
  };
}
