import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteModuleId } from '@site/shared/contracts';
import { type Published, type PublishOptions, publishSite } from '../publish';
import { type SiteFolder, siteFolder } from '../repository';
import { type Channels, createFolderStore, deployCanary, deployLive, type ReleaseStore } from '../store';
import { sampleConfig } from './sample';
import { writeRelease } from './sampleRelease';

/** A release as `writeRelease` takes it. */
export type SampleRelease = Parameters<typeof writeRelease>[1];

interface SampleShell {
  /** What stands at the top of every page. */
  readonly layout?: string;
  /** Modules that every page shows. */
  readonly everywhere?: readonly RemoteModuleId[];
  /** Modules that hydrate on interaction; null for a shell from before such were named. */
  readonly onInteraction?: readonly RemoteModuleId[] | null;
  readonly unseen?: readonly RemoteModuleId[];
  /** Modules of the pages whose address matches. */
  readonly routes?: readonly (readonly [pattern: string, ...modules: readonly RemoteModuleId[]])[];
  /** The version of `@site/shared` that it brings. */
  readonly shared?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const sampleRoutes: SampleShell['routes'] = [
  ['/', 'mfe_content/HomePage'],
  ['/contato', 'mfe_content/ContactPage'],
  ['/produtos', 'mfe_catalog/ProductsPage'],
  ['/produtos/.+', 'mfe_catalog/ProductPage'],
  ['/login', 'mfe_account/LoginPage'],
];

/** A shell whose pages are the texts of the modules on them, one after another. */
export function sampleShell(
  version: string,
  {
    layout = 'Sentinela',
    everywhere = [],
    onInteraction = [],
    unseen = [],
    routes = sampleRoutes,
    shared = '1.0.0',
    files,
  }: SampleShell = {},
): SampleRelease {
  return {
    name: 'shell',
    version,
    base: '/shell/',
    entry: 'main.js',
    shared,
    modules: { '.': { js: ['main.js'], css: ['main.css'] } },
    code: { '.': { logic: digestText(layout), data: null } },
    files: {
      'browser/main.js': `start(${JSON.stringify([layout, version])})`,
      'browser/main.css': `header::after { content: '${layout}' }`,
      'assets/font.0a0a0a0a.woff2': 'font',
      'assets/icon.0b0b0b0b.svg': drawing('red'),
      'assets/og.0c0c0c0c.svg': drawing('navy'),
      'server/server.cjs': `
        exports.sharedModules = { react: 'the one React' };
        exports.headAssets = {
          font: '/shell/assets/font.0a0a0a0a.woff2',
          icon: '/shell/assets/icon.0b0b0b0b.svg',
          preview: '/shell/assets/og.0c0c0c0c.svg',
        };
        exports.render = async ({ url, config, load }) => {
          const [pattern = '*', ...own] = ${JSON.stringify(routes)}.find(([it]) => RegExp('^' + it + '$').test(url)) ?? [];
          const asked = [...${JSON.stringify(everywhere)}, ...own].map((id) => [id, load(id)]);
          const modules = asked.flatMap(([id, module]) => (module ? [id] : []));
          const missing = asked.flatMap(([id, module]) => (module ? [] : [id]));
          const parts = asked.map(([id, module]) => (module ? module.default({ url }) : '<i>' + id + '</i>'));
          const title = url + ' | ' + config.brand.name;
          const canonical = own.length === 0 || url.endsWith('/404') ? null : config.siteUrl + url;
          return {
            html: ${JSON.stringify(`<header>${layout}</header>`)} + parts.join(''),
            head: { title, description: title, canonical, image: null, jsonLd: [] },
            pattern,
            modules,
            ${onInteraction ? `onInteraction: ${JSON.stringify(onInteraction)},` : ''}
            unseen: ${JSON.stringify(unseen)},
            missing,
          };
        };`,
      ...files,
    },
  };
}

interface SampleRemote {
  /** What each module shows: a JavaScript expression of `url`, `data` and `react`. */
  readonly modules?: Readonly<Record<string, string>>;
  /** What the package knows: a text for each address, for modules whose expression says `data`. */
  readonly data?: Readonly<Record<string, string>> | null;
  /** Addresses of its pages; null for a package without pages. */
  readonly paths?: readonly string[] | null;
  /** Addresses that stand for all those without a page. */
  readonly notFoundPaths?: readonly string[];
  /** What of the data a page shows: an expression of `path` and `data`; null leaves that open. */
  readonly shown?: string | null;
  readonly uses?: readonly string[];
  /** The range of `@site/shared` that it accepts. */
  readonly shared?: string;
  readonly base?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** A remote of small modules. Two of its releases have the same code where their modules are the same. */
export function sampleRemote(name: string, version: string, remote: SampleRemote): SampleRelease {
  const {
    modules: own = {},
    data = null,
    paths = null,
    notFoundPaths = [],
    shown = null,
    files,
    uses = [],
    ...others
  } = remote;
  const names = [...Object.keys(own), ...(paths ? ['paths'] : [])];
  const code = (text: string) => ({
    logic: digestText(text),
    data: data && text.includes('data') ? digestText(JSON.stringify(data)) : null,
  });
  const dataLine = `const data = ${JSON.stringify(data)};`;
  return {
    name,
    version,
    base: `/${name}/`,
    ...others,
    uses: [...uses],
    modules: Object.fromEntries(
      names.map((it) => [`./${it}`, { js: [`${it}.js`], css: it === 'paths' ? [] : [`${it}.css`] }]),
    ),
    code: Object.fromEntries(names.map((it) => [`./${it}`, code(own[it] ?? 'data')])),
    files: {
      'browser/remoteEntry.js': `register(${JSON.stringify([name, version])})`,
      ...Object.fromEntries(
        names.flatMap((it) => [
          [`browser/${it}.js`, `define(${JSON.stringify(own[it] ?? it)})`],
          ...(it === 'paths' ? [] : [[`browser/${it}.css`, `.${it} { color: red }`]]),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(own).map(([it, expression]) => [
          `server/${it}.cjs`,
          `const react = require('react'); ${dataLine} exports.default = ({ url }) => ${expression};`,
        ]),
      ),
      ...(paths && {
        'server/paths.cjs': `${dataLine} exports.default = {
          paths: ${JSON.stringify(paths)},
          notFoundPaths: ${JSON.stringify(notFoundPaths)},
          ${shown === null ? '' : `data: (path) => ${shown},`}
        };`,
      }),
      ...files,
    },
  };
}

/** The catalogue: a list of two products and a page for each. The list shows all of its data, a product's page its own. */
export const sampleCatalog = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-catalog', version, {
    modules: {
      ProductsPage: '"<h1>" + Object.values(data).join(", ") + "</h1>"',
      ProductPage: '"<h1>" + (data[url] ?? "Não há este produto") + "</h1>"',
    },
    data: { '/produtos/AP-10L': 'Água', '/produtos/CO2-6KG': 'Gás' },
    paths: ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG'],
    notFoundPaths: ['/produtos/404'],
    shown: 'path === "/produtos" ? data : data[path]',
    ...change,
  });

/** Other texts for its products. */
export const catalogTexts = (water: string) => ({ data: { '/produtos/AP-10L': water, '/produtos/CO2-6KG': 'Gás' } });

/** Another page for its products, and a list that is always the same. */
export const catalogPage = (expression: string) => ({
  modules: { ProductsPage: '"<h1>Produtos</h1>"', ProductPage: expression },
});

/** Pages without data. */
export const sampleContent = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-content', version, {
    modules: { HomePage: '"<h1>Início</h1>"', ContactPage: '"<h1>Contato</h1>"' },
    paths: ['/', '/contato'],
    ...change,
  });

/** A page, and a part of others. */
export const sampleAccount = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-account', version, {
    modules: { LoginPage: '"<h1>Entrar</h1>"', UserMenu: '"<nav>Conta</nav>"' },
    paths: ['/login'],
    ...change,
  });

/** No page of its own. */
export const sampleCart = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-cart', version, { modules: { CartPanel: '"<aside>Carrinho</aside>"' }, ...change });

/** Page files of a site of the sample shell, catalogue and content. */
export const samplePages = [
  '404.html',
  'contato/index.html',
  'index.html',
  'produtos/404.html',
  'produtos/AP-10L/index.html',
  'produtos/CO2-6KG/index.html',
  'produtos/index.html',
];

export interface SampleSite {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  /** Puts releases into the store; no channel points to them yet. */
  add(...releases: readonly SampleRelease[]): Promise<void>;
  /** Puts releases into the store and makes them live, as `deploy` does, without looking at them. */
  deploy(...releases: readonly SampleRelease[]): Promise<void>;
  canary(release: SampleRelease, traffic?: number): Promise<void>;
  publish(change?: Partial<PublishOptions>): Promise<Published>;
  /** Publishes a site of three packages. */
  publishFirst(): Promise<Published>;
  /** Moves a package's channels. */
  move(name: string, change: (channels: Channels) => Channels): Promise<void>;
  /** A file as it is served. */
  read(file: string): Promise<string>;
  /** A file of the current generation that only the server reads, parsed. */
  readPrivate(file: string): Promise<unknown>;
}

/** A store and a site of its releases below a folder; both are empty. */
export function sampleSite(folder: string): SampleSite {
  const site = siteFolder(path.join(folder, 'site'));
  const store = createFolderStore(path.join(folder, 'store'));
  const publish: SampleSite['publish'] = (change) => publishSite({ site, store, config: sampleConfig, ...change });
  async function move(name: string, change: (channels: Channels) => Channels) {
    await store.moveChannels(name, change(await store.channels(name)));
  }
  async function deploy(...releases: readonly SampleRelease[]) {
    await add(...releases);
    for (const { name, version } of releases) await move(name, (channels) => deployLive(channels, version));
  }
  async function add(...releases: readonly SampleRelease[]) {
    for (const release of releases) {
      const source = await mkdtemp(path.join(tmpdir(), 'site-release-'));
      await store.publish(await writeRelease(source, release));
      await rm(source, { recursive: true });
    }
  }
  return {
    site,
    store,
    add,
    deploy,
    move,
    publish,
    async publishFirst() {
      await deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
      return publish();
    },
    async canary(release, traffic = 10) {
      await add(release);
      const { name, version } = release;
      await move(name, (channels) => deployCanary(channels, version, traffic));
    },
    read: (file) => readFile(path.join(site.public, file), 'utf8'),
    readPrivate: async (file) => JSON.parse(await readFile(path.join(site.current, file), 'utf8')),
  };
}

/** Everything below a folder, with what changes when somebody writes to it: which file it is, and since when. */
export async function inventory(below: string): Promise<Record<string, string>> {
  const entries = (await filesBelow(below)).map(async (file) => {
    const { ino, mtimeMs } = await lstat(path.join(below, file));
    return [file, `${ino} ${mtimeMs}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Paths of all files and links below a folder, sorted; a link is not followed. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const digestText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><rect width="12" height="6" fill="${colour}"/></svg>`;
