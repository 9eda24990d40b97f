export const pointerKey = 'pointer.json';

export const filesFolder = 'files/';

export const generationsFolder = 'generations/';

export const generationFolder = (generation: string) => `${generationsFolder}${generation}/`;

export const siteFile = 'site.json';

export interface EdgeSite {
  readonly headers: Readonly<Record<string, string>>;
  readonly canaries: Readonly<Record<string, number>>;
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly compressed: readonly string[];
  readonly plain: readonly string[];
}
