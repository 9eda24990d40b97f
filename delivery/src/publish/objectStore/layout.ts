import type { VariantsFile } from '@site/shared/serving';

export const pointerKey = 'pointer.json';

export const filesFolder = 'files/';

export const generationsFolder = 'generations/';

export const generationFolder = (generation: string) => `${generationsFolder}${generation}/`;

export const siteFile = 'site.json';

export interface EdgeSite extends VariantsFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly compressed: readonly string[];
  readonly plain: readonly string[];
}
