import type { SiteConfig } from '@site/shared/contracts';
import type { Selection } from './selection';
import type { ServerBuilds } from './serverBuilds';

export interface Page {
  readonly url: string;
  readonly file: string;
  readonly path: string | null;
  readonly owner: string | null;
}

export const notFoundPage = (url: string, owner: string | null): Page => ({
  ...{ url, file: `${url.slice(1)}.html`, path: null, owner },
});

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

/** `/produtos` is `produtos/index.html`. */
export function pageFile(url: string): string {
  return `${url.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`;
}
