import type { Precompressed } from '../http';
import { siteLimits } from '../limits';
import type { Generation, PublishedFile } from './generation';

/** What a client takes and who it is. */
export interface Client {
  readonly accepted: readonly Precompressed[];
  /** 0 to 99; null where it is not known. */
  readonly visitor: number | null;
}

export interface FoundFile {
  /** What to answer with; null when not even a page says that there is nothing. */
  readonly file: PublishedFile | null;
  /** Whether it is what was asked for, and not a page that says that there is nothing. */
  readonly exists: boolean;
  /** Whether another visitor may get another answer. */
  readonly varies: boolean;
  /** Whether every file was where it should be. */
  readonly complete: boolean;
}

/** Finds a page, or a file beside the pages; else the nearest `404.html` up the tree. */
export async function findPage(
  generation: Generation,
  segments: readonly string[],
  { accepted, visitor }: Client,
): Promise<FoundFile> {
  let varies = false;
  let variantIsMissing = false;

  async function read(...parts: readonly string[]) {
    const page = parts.join('/');
    if (generation.variants.has(page)) varies = true;
    const combination = generation.variants.combinationFor(page, visitor);
    if (combination !== null) {
      const variant = await generation.read(`variants/${combination}/${page}`, accepted);
      if (variant) return variant;
      variantIsMissing = true;
    }
    return generation.read(`public/${page}`, accepted);
  }

  for (const candidate of candidates(segments)) {
    const file = await read(...candidate);
    if (file) return { file, exists: true, varies, complete: !variantIsMissing };
  }
  for (let depth = Math.min(segments.length, siteLimits.notFoundPageDepth); depth >= 0; depth -= 1) {
    const file = await read(...segments.slice(0, depth), '404.html');
    if (file) return { file, exists: false, varies, complete: false };
  }
  return { file: null, exists: false, varies, complete: false };
}

/** Finds a file of a release, the same for everybody. */
export async function findReleased(
  generation: Generation,
  segments: readonly string[],
  { accepted }: Client,
): Promise<FoundFile> {
  const file = await generation.read(`public/${segments.join('/')}`, accepted);
  return { file, exists: file !== null, varies: false, complete: file !== null };
}

/** The files that an address may stand for, the likelier one first. */
function candidates(segments: readonly string[]): readonly (readonly string[])[] {
  const page = [...segments, 'index.html'];
  if (segments.length === 0) return [page];
  return segments.at(-1)?.includes('.') ? [segments, page] : [page, segments];
}
