/** Object that names the generation that visitors get. */
export const pointerKey = 'pointer.json';

/** Files of releases, at the path that visitors request. */
export const filesFolder = 'files/';

/** Pages and other texts, in a folder for each content. */
export const generationsFolder = 'generations/';

export const generationFolder = (generation: string) => `${generationsFolder}${generation}/`;

/** Description of a generation, beside its files. */
export const siteFile = 'site.json';

/** Content of `site.json`: all that an edge needs to answer like the site's own server. */
export interface EdgeSite {
  readonly headers: Readonly<Record<string, string>>;
  /** Share of visitors (per cent) by canary's federation name. */
  readonly canaries: Readonly<Record<string, number>>;
  /** Canaries that change a page, by page file. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Files with a `.br` and a `.gz` beside them, such as `public/index.html`. */
  readonly compressed: readonly string[];
  /** Files without compressed forms. */
  readonly plain: readonly string[];
}
