import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadBuilds, runWebpack } from '@site/delivery/build';
import { runStep } from '@site/delivery/cli';
import { compressed, compressFolder } from '@site/delivery/publish';
import { pageFile } from '@site/delivery/render';
import { readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { sampleFirebase } from '@site/delivery/testing/sample';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import type { RenderedPage, RenderOptions, ShellServer } from '@site/shared/contracts';
import { linkFolder } from '@site/tools/testing/linkFolder';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { parse } from 'node-html-parser';
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

  await rm(folder, { recursive: true, force: true });
  await linkFolder(from.base, folder);
  const site = siteFolder(folder);
  // The policy lists digests of the original pages.
  await replace(path.join(site.current, 'headers.json'), '{}');
  for (const [url, { html }] of rendered) {
    const file = path.join(site.public, pageFile(url));
    const css = await readFile(path.join(work, 'public', `${entryName(url)}.css`), 'utf8');
    const text = bundledPage(await readFile(file, 'utf8'), { url, html, css, font: server.headAssets.font });
    const { br, gz } = await compressed(text);
    await Promise.all([replace(file, text), replace(`${file}.br`, br), replace(`${file}.gz`, gz)]);
  }
  await runStep('cp', ['-r', path.join(work, 'public'), path.join(site.public, base)]);
  return site;
}

/** Hard links of the original site stay: the file is deleted first. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, content);
}

/** @throws Error for a page without style sheets or scripts: it would paint sooner */
function bundledPage(
  original: string,
  { url, html, css, font }: Readonly<Record<'url' | 'html' | 'css' | 'font', string>>,
): string {
  const page = parse(original, { comment: true });
  for (const meta of page.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')) meta.remove();
  const [style, ...styles] = page.querySelectorAll('head style');
  const root = page.querySelector('#root');
  const scripts = page.querySelector('template#scripts');
  if (!style || !root || !scripts) throw new Error(`${url} has no styles, root or scripts`);
  style.replaceWith(`<style>${css}</style>`);
  for (const element of styles) element.remove();
  root.set_content(html);
  // Without a path, the shell starts right after the first paint, as bundles do.
  root.removeAttribute('data-path');
  for (const link of page.querySelectorAll('link[rel="preload"][as="font"]')) link.setAttribute('href', font);
  scripts.set_content(`<script src="${base}${entryName(url)}.js" async fetchpriority="high"></script>`);
  return page.toString();
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
      minimizer: ['...', new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify })],
    },
  });
  await runStep('cp', ['-r', path.join(work, 'assets'), path.join(work, 'public/assets')]);
}

const buildOptions = (work: string) =>
  ({ mode: 'production', version: 'bundle', publicBase: base, output: work }) as const;
