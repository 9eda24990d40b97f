import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadBuilds, runWebpack } from '@site/delivery/build';
import { runStep } from '@site/delivery/cli';
import { compressFolder } from '@site/delivery/publish';
import { readSiteConfig, type SiteFolder } from '@site/delivery/repository';
import { sampleFirebase } from '@site/delivery/testing/sample';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import type { RenderedPage, RenderOptions, ShellServer } from '@site/shared/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { deriveSite, replaceStyles } from './deriveSite';
import { acrossPackages, exposedModules, ownLoader } from './ownLoader';

const base = '/bundle/';

type BundleServer = Pick<ShellServer, 'render' | 'headAssets'> & { readonly modules: Readonly<Record<string, object>> };

/** A single webpack build, prerendered, with one script and style sheet a page; later modules are chunks. */
export async function oneBundleSite(from: SiteFolder, folder: string, pages: readonly string[]): Promise<SiteFolder> {
  const work = `${folder}-build`;
  await rm(work, { recursive: true, force: true });
  const server = await buildServer(work);
  const config = { ...(await readSiteConfig()), preview: false, firebase: sampleFirebase };
  const rendered = new Map<string, RenderedPage>();
  for (const url of pages) {
    const load = ((id: string) => server.modules[id]) as RenderOptions['load'];
    rendered.set(url, await server.render({ url, config, load }));
  }
  const entries = new Map([...rendered].map(([url, { modules }]) => [url, startingModules(modules)]));
  await buildBrowser(work, entries);
  await compressFolder(path.join(work, 'public'));

  const site = await deriveSite(from, folder, pages, async (html, url) => {
    const css = await readFile(path.join(work, 'public', `${entryName(url)}.css`), 'utf8');
    replaceStyles(html, css);
    const root = html.querySelector('#root');
    root?.set_content(rendered.get(url)?.html ?? '');
    // Without a path, the shell starts right after the first paint, as bundles do.
    root?.removeAttribute('data-path');
    for (const font of html.querySelectorAll('link[rel="preload"][as="font"]')) {
      if (server.headAssets.font) font.setAttribute('href', server.headAssets.font);
    }
    const scripts = html.querySelector('template#scripts');
    if (!scripts) throw new Error(`The scripts of ${url} are not in template#scripts`);
    scripts.set_content(`<script src="${base}${entryName(url)}.js" async fetchpriority="high"></script>`);
  });
  await runStep('cp', ['-r', path.join(work, 'public'), path.join(site.public, base)]);
  return site;
}

/** The user menu is hydrated on interaction on both sites. */
const startingModules = (modules: readonly string[]) => modules.filter((id) => id !== 'mfe_account/UserMenu');

const entryName = (url: string) => url.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

function namespaces(modules: readonly (readonly [id: string, file: string])[], target: string): string {
  const imports = modules.map(([, file], index) => `import * as module${index} from ${JSON.stringify(file)};`);
  const properties = modules.map(([id], index) => `${JSON.stringify(id)}: module${index}`);
  return `${imports.join('\n')}\n${target} = {${properties.join(', ')}};`;
}

async function buildServer(work: string): Promise<BundleServer> {
  const { server, package: shell } = await loadBuilds('shell');
  const own = JSON.stringify(path.join(shell.folder, 'src/server.tsx'));
  const modules = namespaces(Object.entries(await exposedModules()), 'export const modules');
  await writeFiles(work, { 'sources/server.js': `export * from ${own};\n${modules}` });
  const configuration = acrossPackages(server(buildOptions(work)));
  await runWebpack({ ...configuration, cache: false, entry: { server: path.join(work, 'sources/server.js') } });
  return createRequire(import.meta.url)(path.join(work, 'server/server.cjs')) as BundleServer;
}

async function buildBrowser(work: string, entries: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const files = await exposedModules();
  const loader = await ownLoader(path.join(work, 'sources'), files);
  const { standalone, package: shell } = await loadBuilds('shell');
  const entry: Record<string, string[]> = {};
  for (const [url, ids] of entries) {
    const own = `sources/${entryName(url)}.js`;
    const named = ids.map((id): [string, string] => [id, files[id] ?? '']);
    await writeFiles(work, { [own]: namespaces(named, 'globalThis.bundled') });
    entry[entryName(url)] = [path.join(work, own), path.join(shell.folder, 'src/main.tsx')];
  }
  const configuration = acrossPackages(standalone(buildOptions(work)));
  await runWebpack({
    ...configuration,
    cache: false,
    entry,
    output: {
      ...configuration.output,
      path: path.join(work, 'public'),
      publicPath: base,
      filename: '[name].js',
      chunkFilename: 'chunk-[name].js',
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: 'chunk-[name].css', ignoreOrder: true }),
      loader,
    ],
    optimization: {
      ...configuration.optimization,
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
    },
  });
  await runStep('cp', ['-r', path.join(work, 'assets'), path.join(work, 'public/assets')]);
}

const buildOptions = (work: string) =>
  ({ mode: 'production', version: 'bundle', publicBase: base, output: work }) as const;
