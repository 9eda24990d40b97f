import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type {
  Deployment,
  Discovery,
  RemoteModuleId,
  RemoteModules,
  ShellServer,
  SiteConfig,
} from '@site/shared/contracts';
import { federationName, folderName } from '../packages';
import type { SiteFolder } from '../paths';
import { compressFile, replaceFile } from './compress';
import { currentDeployment } from './discovery';
import { htmlDocument, type Script } from './document';
import { previewImage } from './ogImage';
import { removeOldPages } from './oldPages';
import { pageFile } from './pageFile';
import { loadServerModule } from './serverModules';
import { robots, sitemap } from './sitemap';

export interface PrerenderOptions {
  readonly site: SiteFolder;
  readonly discovery: Discovery;
  readonly config: SiteConfig;
}

/** Pages that stand for many addresses: rendered at a path that no product has. */
const notFoundPages = [
  { url: '/404', file: '404.html' },
  { url: '/produtos/404', file: 'produtos/404.html' },
];

/**
 * Writes the HTML of every page, the 404 pages, `sitemap.xml` and `robots.txt`.
 *
 * @returns number of pages written
 * @throws whatever a page throws while it renders, with its address
 */
export async function prerender({ site, discovery, config }: PrerenderOptions): Promise<number> {
  const server = await loadServers(site, discovery, config.preview);
  const pages = [
    ...server.paths.map((url) => ({ url, file: pageFile(url), path: url })),
    ...notFoundPages.map((page) => ({ ...page, path: null })),
  ];
  const { font, icon, preview } = server.shell.headAssets;
  const indexed: string[] = [];
  const files = new Map<string, string>();
  for (const page of pages) {
    const rendered = await server.shell
      .render({ url: page.url, config, load: server.load })
      .catch((cause: unknown) => Promise.reject(new Error(`The page ${page.url} does not render`, { cause })));
    const html = htmlDocument({
      ...rendered.head,
      image: new URL(await previewImage(site, rendered.head.image ?? preview), config.siteUrl).href,
      body: rendered.html,
      path: page.path,
      pattern: rendered.pattern,
      ...filesOf(discovery, rendered.modules),
      font,
      icon,
      discovery,
      config,
    });
    files.set(page.file, html);
    if (rendered.head.canonical) indexed.push(rendered.head.canonical);
  }
  files.set('sitemap.xml', sitemap(indexed));
  files.set('robots.txt', robots(config));
  // Only now: a page that doesn't render leaves the others as they were.
  for (const [file, content] of files) await writePage(site, file, content);
  await removeOldPages(site.public, new Set(files.keys()));
  return pages.length;
}

/** The server builds of a site, and the paths that their pages answer. */
async function loadServers(site: SiteFolder, discovery: Discovery, preview: boolean) {
  const fileOf = (remote: string, name: string) => {
    const deployment = currentDeployment(discovery, folderName(remote));
    if (!deployment) throw new Error(`${remote} is not deployed`);
    return path.join(site.server, folderName(remote), deployment.metadata.version, `${name}.cjs`);
  };
  const shell = (await loadServerModule(fileOf('shell', 'server'))) as unknown as ShellServer;
  const modules = new Map<string, unknown>();
  for (const remote of Object.keys(discovery.microFrontends)) {
    const deployment = currentDeployment(discovery, folderName(remote));
    if (remote === 'shell' || !deployment) continue;
    for (const exposed of Object.keys(deployment.extras.modulefederation.modules)) {
      const name = exposed.slice(2);
      modules.set(`${remote}/${name}`, await loadServerModule(fileOf(remote, name), shell.lent));
    }
  }
  const load = <Id extends RemoteModuleId>(id: Id): RemoteModules[Id] => {
    if (!modules.has(id)) throw new Error(`${id} is not deployed`);
    return modules.get(id) as RemoteModules[Id];
  };
  const paths = [...modules]
    .filter(([id]) => id.endsWith('/paths'))
    .map(([, module]) => (module as RemoteModules['mfe_catalog/paths']).default)
    .flatMap((own) => [...own.paths, ...(preview ? (own.previewPaths ?? []) : [])]);
  return { shell, load, paths };
}

/** Style sheets and scripts of a page: the shell's and those of the modules on it. */
function filesOf(discovery: Discovery, modules: readonly RemoteModuleId[]) {
  const shell = deploymentOf(discovery, 'shell');
  const shellFiles = shell.extras.modulefederation.modules['.'];
  const styleSheets = new Set((shellFiles?.css ?? []).map((file) => beside(shell.url, file)));
  const preloads = new Map<string, Script>();
  for (const id of modules) {
    const [remote = '', name = ''] = id.split('/');
    const { url, metadata, extras } = deploymentOf(discovery, remote);
    const files = extras.modulefederation.modules[`./${name}`];
    for (const file of files?.css ?? []) styleSheets.add(beside(url, file));
    // What waits until the visitor reaches for it is not fetched before.
    if (id === 'mfe_account/UserMenu') continue;
    preloads.set(url, { url, integrity: metadata.integrity });
    for (const file of files?.js ?? []) preloads.set(beside(url, file), { url: beside(url, file) });
  }
  return {
    styleSheets: [...styleSheets],
    script: { url: shell.url, integrity: shell.metadata.integrity },
    preloads: [...preloads.values()],
  };
}

function deploymentOf(discovery: Discovery, remote: string): Deployment {
  const deployment = currentDeployment(discovery, federationName(remote));
  if (!deployment) throw new Error(`${remote} is not deployed`);
  return deployment;
}

/** URL of a file in the same folder. */
const beside = (url: string, file: string) => url.replace(/[^/]*$/, file);

async function writePage(site: SiteFolder, file: string, content: string) {
  const target = path.join(site.public, file);
  await mkdir(path.dirname(target), { recursive: true });
  await replaceFile(target, content);
  await compressFile(target);
}
