import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteModuleId } from '@site/shared/contracts';
import { digestOf, type Release, releaseFile } from '../release';

export interface SampleRelease extends Partial<Omit<Release, 'files'>> {
  readonly name: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

export const releaseOf = ({ files, ...description }: SampleRelease): Release => ({
  base: `/${description.name}/${description.version}/`,
  entry: 'remoteEntry.js',
  modules: {},
  code: {},
  uses: [],
  shared: '^1.0.0',
  commit: null,
  ...description,
  files: Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file,
      { digest: digestOf(content), bytes: Buffer.byteLength(content) },
    ]),
  ),
});

export async function writeRelease(folder: string, sample: SampleRelease): Promise<string> {
  const description = `${JSON.stringify(releaseOf(sample), null, 2)}\n`;
  for (const [name, content] of Object.entries({ ...sample.files, [releaseFile]: description })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

interface SampleShell {
  readonly layout?: string;
  readonly everywhere?: readonly RemoteModuleId[];
  /** Null for older shells, which name none. */
  readonly onInteraction?: readonly RemoteModuleId[] | null;
  readonly unseen?: readonly RemoteModuleId[];
  readonly react?: string;
  readonly shared?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const routes: readonly (readonly [pattern: string, ...modules: readonly RemoteModuleId[]])[] = [
  ['/', 'mfe_content/HomePage'],
  ['/contato', 'mfe_content/ContactPage'],
  ['/produtos', 'mfe_catalog/ProductsPage'],
  ['/produtos/.+', 'mfe_catalog/ProductPage'],
  ['/login', 'mfe_account/LoginPage'],
];

/** Pages concatenate the texts of their modules. */
export function sampleShell(
  version: string,
  {
    layout = 'Sentinela',
    everywhere = [],
    onInteraction = [],
    unseen = [],
    react = 'the one React',
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
    code: { '.': { logic: digestOf(layout), data: null } },
    files: {
      'browser/main.js': `start(${JSON.stringify([layout, version])})`,
      'browser/main.css': `header::after { content: '${layout}' }`,
      'assets/font.0a0a0a0a.woff2': 'font',
      'assets/icon.0b0b0b0b.svg': drawing('red'),
      'assets/og.0c0c0c0c.svg': drawing('navy'),
      'server/server.cjs': `
        exports.sharedModules = { react: ${JSON.stringify(react)} };
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
  /** JavaScript expressions of `url`, `data` and `react`. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, string>> | null;
  readonly paths?: readonly string[] | null;
  readonly notFoundPaths?: readonly string[];
  /** Expression of `path` and `data`; null leaves the data of a page open. */
  readonly shown?: string | null;
  readonly uses?: readonly string[];
  readonly shared?: string;
  readonly base?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** Equal modules give equal code in two releases. */
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
    logic: digestOf(text),
    data: data && text.includes('data') ? digestOf(JSON.stringify(data)) : null,
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

/** The list shows all data, each product's page its own. */
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

export const catalogTexts = (water: string) => ({ data: { '/produtos/AP-10L': water, '/produtos/CO2-6KG': 'Gás' } });

export const catalogPage = (expression: string) => ({
  modules: { ProductsPage: '"<h1>Produtos</h1>"', ProductPage: expression },
});

export const sampleContent = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-content', version, {
    modules: { HomePage: '"<h1>Início</h1>"', ContactPage: '"<h1>Contato</h1>"' },
    paths: ['/', '/contato'],
    ...change,
  });

export const sampleAccount = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-account', version, {
    modules: { LoginPage: '"<h1>Entrar</h1>"', UserMenu: '"<nav>Conta</nav>"' },
    paths: ['/login'],
    ...change,
  });

export const sampleCart = (version: string, change: SampleRemote = {}) =>
  sampleRemote('mfe-cart', version, { modules: { CartPanel: '"<aside>Carrinho</aside>"' }, ...change });

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><rect width="12" height="6" fill="${colour}"/></svg>`;
