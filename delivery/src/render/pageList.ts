import type { SiteConfig } from '@site/shared/contracts';
import type { Selection } from './selection';
import type { ServerBuilds } from './serverBuilds';

/** A page and its HTML file. */
export interface Page {
  /** Address that it is rendered at. */
  readonly url: string;
  /** Path below the site's folder. */
  readonly file: string;
  /** Null for a page that is served for many addresses. */
  readonly path: string | null;
  /** Package that declares it; null: the shell. */
  readonly owner: string | null;
}

/** Page of all addresses below its folder that have no page. */
export const notFoundPage = (url: string, owner: string | null): Page => ({
  ...{ url, file: `${url.slice(1)}.html`, path: null, owner },
});

/** Pages of a selection of releases, by folder name of their package. */
export async function pagesOf(builds: ServerBuilds, { preview }: SiteConfig, selection: Selection) {
  const owned = new Map<string, readonly Page[]>();
  for (const name of selection.keys()) {
    const own = await builds.paths(selection, name);
    const paths = own ? [...own.paths, ...(preview ? (own.previewPaths ?? []) : [])] : [];
    const pages = paths.map((path): Page => ({ url: path, file: pageFile(path), path, owner: name }));
    owned.set(name, [...pages, ...(own?.notFoundPaths ?? []).map((path) => notFoundPage(path, name))]);
  }
  return owned;
}

/** HTML file of a page: `/produtos` is `produtos/index.html`. */
export function pageFile(url: string): string {
  return `${url.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`;
}
