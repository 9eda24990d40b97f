import { siteLimits } from '../limits';
import type { FoundFile } from './findFile';
import type { Generation } from './generation';
import type { PublishedSite } from './publishedSite';

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
