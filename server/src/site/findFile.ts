import { candidateFiles, missingPageFiles, type Precompressed } from '@site/shared/serving';
import { siteLimits } from '../limits';
import type { Generation, PublishedFile } from './generation';
import type { PublishedSite } from './publishedSite';

export interface Client {
  readonly accepted: readonly Precompressed[];
  /** 0 to 99; null if unknown. */
  readonly visitor: number | null;
}

export interface FoundFile {
  /** Null where even the 404 page is missing. */
  readonly file: PublishedFile | null;
  readonly exists: boolean;
  /** Such as `produtos/index.html`; null for a page that does not exist. */
  readonly page: string | null;
  /** True where the answer depends on the visitor. */
  readonly varies: boolean;
  /** False where a file is missing, which may be due to pruning. */
  readonly complete: boolean;
}

/** Falls back to the nearest `404.html` up the tree. */
export async function findPage(
  generation: Generation,
  segments: readonly string[],
  { accepted, visitor }: Client,
): Promise<FoundFile> {
  let varies = false;
  let variantIsMissing = false;

  async function read(page: string) {
    if (generation.variants.has(page)) varies = true;
    const combination = generation.variants.combinationFor(page, visitor);
    if (combination !== null) {
      const variant = await generation.read(`variants/${combination}/${page}`, accepted);
      if (variant) return variant;
      variantIsMissing = true;
    }
    return generation.read(`public/${page}`, accepted);
  }

  for (const candidate of candidateFiles(segments)) {
    const file = await read(candidate);
    if (file) return { file, exists: true, page: candidate, varies, complete: !variantIsMissing };
  }
  for (const candidate of missingPageFiles(segments)) {
    const file = await read(candidate);
    if (file) return { file, exists: false, page: null, varies, complete: false };
  }
  return { file: null, exists: false, page: null, varies, complete: false };
}

export async function findReleased(
  generation: Generation,
  segments: readonly string[],
  { accepted }: Client,
): Promise<FoundFile> {
  const file = await generation.read(`public/${segments.join('/')}`, accepted);
  return { file, exists: file !== null, page: null, varies: false, complete: file !== null };
}

/** The generation may have been pruned meanwhile. @returns null when nothing is published */
export async function findInCurrent(site: PublishedSite, find: (generation: Generation) => Promise<FoundFile>) {
  let generation = await site.current();
  for (let attempt = 1; generation; attempt += 1) {
    const found = await find(generation);
    const next = found.complete ? generation : await site.current();
    if (next === generation || attempt === siteLimits.findAttempts) return { ...found, generation };
    generation = next;
  }
  return null;
}
