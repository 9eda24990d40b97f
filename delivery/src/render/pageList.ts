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
  return new Map(await Promise.all([...selection.keys()].map(async (name) => [name, await ownPages(name)] as const)));

  async function ownPages(name: string): Promise<readonly Page[]> {
    const own = await builds.paths(selection, name);
    const paths = own ? [...own.paths, ...(preview ? (own.previewPaths ?? []) : [])] : [];
    const pages = paths.map((path): Page => ({ url: path, file: pageFile(path), path, owner: name }));
    return [...pages, ...(own?.notFoundPaths ?? []).map((path) => notFoundPage(path, name))];
  }
}

/** `/produtos` is `produtos/index.html`. */
export function pageFile(url: string): string {
  return `${url.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`;
}
