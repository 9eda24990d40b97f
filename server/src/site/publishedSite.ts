import { lstatSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Generation, openGeneration } from './generation';
import { meansMissing } from './meansMissing';

/** The folder that the publisher writes, of which visitors get one generation at a time. */
export interface PublishedSite {
  /**
   * The generation that is current at this moment. To be asked once for an answer, all of which then comes from it.
   *
   * @returns null when nothing is published
   * @throws what the disk says, or an Error when the generation is not what a publisher writes
   */
  current(): Promise<Generation | null>;
}

/** @param siteDir folder of the published site */
export function openSite(siteDir: string): PublishedSite {
  let opened: { readonly mark: string; readonly generation: Promise<Generation> } | null = null;

  return {
    async current() {
      let pruned: string | null = null;
      for (;;) {
        const link = readLink(siteDir);
        // It is no use trying again unless the site was published again meanwhile.
        if (!link || link.mark === pruned) return null;
        if (opened?.mark !== link.mark) opened = { mark: link.mark, generation: openGeneration(link.folder) };
        const attempt = opened;
        try {
          return await attempt.generation;
        } catch (error) {
          if (opened === attempt) opened = null;
          if (!meansMissing(error)) throw error;
          pruned = link.mark;
        }
      }
    },
  };
}

/**
 * Where the link leads, and something that differs whenever it was made anew: a folder that was deleted and published
 * again may use the same names.
 *
 * Asked for by every request, and so without the detour over a thread, which takes ten times as long.
 */
function readLink(siteDir: string): { readonly folder: string; readonly mark: string } | null {
  const path = join(siteDir, 'current');
  try {
    const target = readlinkSync(path);
    const { ino, ctimeMs } = lstatSync(path);
    return { folder: resolve(siteDir, target), mark: `${target} ${ino} ${ctimeMs}` };
  } catch (error) {
    if (meansMissing(error)) return null;
    throw error;
  }
}
