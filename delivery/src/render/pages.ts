import { createHash } from 'node:crypto';
import type { Pins, RemoteModuleId, RenderedPage as ShellsPage, SiteConfig } from '@site/shared/contracts';
import { checksAttribute } from '@site/shared/early';
import type { Release } from '../release';
import { federationName, folderName } from '../repository';
import { labelOf } from './compatibility';
import { browserDigest, pinOf, urlOf } from './discovery';
import { htmlDocument, type LaterStyleSheet, type Script, type StyleSheet } from './document';
import { iconsOf, type PreviewImage, previewOf } from './images';
import { templateDigest } from './ownCode';
import { PublishError } from './plan';
import { RenderError, type Selection } from './runner';
import type { ServerBuilds } from './serverBuilds';
import type { StyleTexts } from './styleTexts';

/** A page's HTML file, and where it stands. */
export interface Page {
  /** Address that it is rendered at. */
  readonly url: string;
  /** Path below the site's folder. */
  readonly file: string;
  /** Null for a page that stands for many addresses. */
  readonly path: string | null;
  /** Package that it comes and goes with; null: the shell. */
  readonly owner: string | null;
}

/** What a page was made of: with all of it unchanged, rendering it again would give the same page. */
export interface PageRecord {
  /** Digest of everything that went into it but the names of the releases. */
  readonly key: string;
  /** Remotes' modules on it, also those whose packages were not deployed. */
  readonly modules: readonly RemoteModuleId[];
  /** Versions that it names and hydrates with, by folder name. */
  readonly pins: Readonly<Record<string, string>>;
  /** Its own address, if it is to be indexed. */
  readonly canonical: string | null;
}

export interface RenderedPage {
  readonly record: PageRecord;
  readonly html: string;
  /** To be made before the page is shown. */
  readonly preview: PreviewImage | null;
}

export interface PageContext {
  readonly builds: ServerBuilds;
  readonly styleOf: StyleTexts;
  readonly config: SiteConfig;
}

/** A page that stands for many addresses: those below its folder that have none. */
export const notFoundPage = (url: string, owner: string | null): Page => ({
  ...{ url, file: `${url.slice(1)}.html`, path: null, owner },
});

/** The pages of each package of a selection of releases. */
export async function pagesOf({ builds, config }: PageContext, selection: Selection) {
  const owned = new Map<string, readonly Page[]>();
  for (const name of selection.keys()) {
    const own = await builds.paths(selection, name);
    const paths = own ? [...own.paths, ...(config.preview ? (own.previewPaths ?? []) : [])] : [];
    const pages = paths.map((path): Page => ({ url: path, file: pageFile(path), path, owner: name }));
    owned.set(name, [...pages, ...(own?.notFoundPaths ?? []).map((path) => notFoundPage(path, name))]);
  }
  return owned;
}

/**
 * The key of a page that shows certain modules; null where one of them is not to be had.
 *
 * @throws PublishError when a remote can't say what of its data the page shows
 */
export async function pageKey(
  { builds, config }: PageContext,
  page: Page,
  selection: Selection,
  modules: readonly RemoteModuleId[],
): Promise<string | null> {
  const inputs: unknown[] = [];
  for (const id of modules) {
    const [remote = '', module = ''] = id.split('/');
    const release = selection.get(folderName(remote));
    if (!release) {
      inputs.push([id, null]);
      continue;
    }
    const code = release.code[`./${module}`];
    if (!code) return null;
    inputs.push([id, release.base, code.logic, code.data === null ? null : await dataOf(remote, code.data)]);
  }

  /** Exactly what the page shows, where the remote says so; else all of the remote's data. */
  async function dataOf(remote: string, all: string) {
    return (page.path !== null && (await builds.data(selection, folderName(remote), page.path))) || all;
  }

  return createHash('sha256')
    .update(JSON.stringify([templateDigest, config, page, releaseOf(selection, 'shell').version, inputs]))
    .digest('base64url')
    .slice(0, 22);
}

/** @throws PublishError with the releases on the page, when it does not render */
export async function renderPage(context: PageContext, page: Page, selection: Selection): Promise<RenderedPage> {
  const { builds, config, styleOf } = context;
  const rendered = await builds.render(selection, { ...page, config }).catch((error: unknown) => {
    const named = (names: readonly string[]) => names.flatMap((name) => selection.get(name) ?? []);
    throw error instanceof RenderError ? new PageError(page, named(error.packages), error) : error;
  });
  const modules = [...rendered.modules, ...(rendered.missing ?? [])];
  const { font, icon, preview } = await builds.headAssets(selection);
  const pinned = releasesWith(selection, rendered.modules);
  const image = previewOf(selection, rendered.head.image ?? preview);
  const { canonical } = rendered.head;
  if (canonical !== null && new URL(canonical).origin !== new URL(config.siteUrl).origin)
    throw new PublishError(`${page.owner ?? 'shell'}: ${page.url} names another site as its own: ${canonical}`, [
      page.owner ?? 'shell',
    ]);
  const html = htmlDocument({
    ...rendered.head,
    image: new URL(image.url, config.siteUrl).href,
    body: rendered.html,
    path: page.path,
    pattern: rendered.pattern,
    ...scriptsOf(releaseOf(selection, 'shell'), rendered.html, config.preview),
    ...filesOf(selection, page, rendered, styleOf),
    font,
    icon,
    hasManifest: iconsOf(icon) !== null,
    pins: pinsOf(pinned),
    config,
  });
  return {
    html,
    preview: 'source' in image ? image : null,
    record: {
      key: (await pageKey(context, page, selection, modules)) ?? '',
      modules,
      pins: Object.fromEntries(pinned.map(({ name, version }) => [name, version])),
      canonical: rendered.head.canonical,
    },
  };
}

/** A page that threw; knows whose releases are on it. */
export class PageError extends PublishError {
  constructor({ url }: Page, releases: readonly Release[], cause: Error) {
    const names = releases.map(labelOf).join(', ');
    super(
      `The page ${url} does not render with ${names}: ${cause.message}`,
      releases.map(({ name }) => name),
    );
  }
}

function releaseOf(selection: Selection, name: string): Release {
  const release = selection.get(name);
  if (!release) throw new PublishError(`${name} is not deployed`);
  return release;
}

/** The shell, and the releases that the modules come from. */
function releasesWith(selection: Selection, modules: readonly RemoteModuleId[]): Release[] {
  const names = new Set(['shell', ...modules.map((id) => folderName(id.split('/')[0] ?? ''))]);
  return [...names].flatMap((name) => selection.get(name) ?? []);
}

function pinsOf(releases: readonly Release[]): Pins {
  return Object.fromEntries(releases.map((release) => [federationName(release.name), pinOf(release)]));
}

/** Scripts of the shell that shells from before have not, and so do not need. */
function scriptsOf(shell: Release, html: string, preview: boolean) {
  const find = (file: string) => (shell.files[`browser/${file}`] ? fileOf(shell, file) : undefined);
  return {
    responder: (html.includes(` ${checksAttribute}=`) && find('firstResponderForms.js')) || find('firstResponder.js'),
    ownScript: preview ? find('previewBadge.js') : undefined,
  };
}

const fileOf = (release: Release, file: string): Script => ({
  url: urlOf(release, file),
  integrity: browserDigest(release, file),
});

const isLater = (file: string) => file.endsWith('-later.css');
const isForMedia = (file: string) => file === 'media.css';

/**
 * Style sheets and scripts of a page: the shell's and those of the modules on it. One that stands for many addresses shows
 * what no other page does, and waits for none of its styles.
 */
function filesOf(selection: Selection, { path }: Page, rendered: ShellsPage, styleOf: StyleTexts) {
  const { modules, onInteraction = [], unseen = [] } = rendered;
  const shell = releaseOf(selection, 'shell');
  const styleSheets = new Map<string, StyleSheet>();
  const prefetches = new Map<string, Script>();
  const laterStyleSheets = new Map<string, LaterStyleSheet>();
  const mediaStyleSheets = new Map<string, StyleSheet>();
  const addStyle = (release: Release, file: string, remote: string | null, isUnseen: boolean) => {
    const url = urlOf(release, file);
    if (isForMedia(file)) {
      // Nothing in a dialog is printed.
      if (!isUnseen) mediaStyleSheets.set(url, { url, remote });
    } else if (isUnseen || (path !== null && isLater(file)))
      laterStyleSheets.set(url, { ...fileOf(release, file), remote });
    else styleSheets.set(url, { url, remote, text: styleOf(release, file) });
  };
  for (const file of shell.modules['.']?.css ?? []) addStyle(shell, file, null, false);
  for (const id of modules) {
    const [remote = '', name = ''] = id.split('/');
    const release = releaseOf(selection, folderName(remote));
    const files = release.modules[`./${name}`];
    for (const file of files?.css ?? []) addStyle(release, file, remote, unseen.includes(id));
    if (onInteraction.includes(id)) continue;
    for (const file of [release.entry, ...(files?.js ?? [])])
      prefetches.set(urlOf(release, file), fileOf(release, file));
  }
  return {
    // What is later elsewhere comes after the others here too, and wins where they differ.
    styleSheets: [...styleSheets.values()].toSorted((a, b) => Number(isLater(a.url)) - Number(isLater(b.url))),
    laterStyleSheets: [...laterStyleSheets.values()].filter(({ url }) => !styleSheets.has(url)),
    mediaStyleSheets: [...mediaStyleSheets.values()],
    script: fileOf(shell, shell.entry),
    prefetches: [...prefetches.values()],
  };
}

/** The HTML file of a page: `/produtos` is `produtos/index.html`. */
export function pageFile(url: string): string {
  return `${url.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`;
}
