import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isENOENT } from '../base';
import { type Generation, openGeneration } from './generation';

export type PublishedSite = ReturnType<typeof openSite>;

/**
 * The folder that the publisher writes, of which visitors get one generation at a time.
 *
 * @param siteDir folder of the published site
 */
export function openSite(siteDir: string) {
  const link = join(siteDir, 'current');
  let opened: { readonly mark: string; readonly generation: Promise<Generation> } | null = null;

  return {
    /**
     * The generation that is current at this moment. To be asked once for an answer, all of which then comes from it.
     *
     * @returns null when nothing is published
     * @throws what the disk says, or an Error when the generation is not what a publisher writes
     */
    async current(): Promise<Generation | null> {
      for (let mark = markOf(link); mark !== null; ) {
        if (opened?.mark !== mark) {
          const generation = readlink(link).then((target) => openGeneration(resolve(siteDir, target), siteDir));
          opened = { mark, generation };
        }
        const attempt = opened;
        try {
          return await attempt.generation;
        } catch (error) {
          if (opened === attempt) opened = null;
          if (!isENOENT(error)) throw error;
        }
        const next = markOf(link);
        // It is no use trying again unless the site was published again meanwhile.
        if (next === mark) return null;
        mark = next;
      }
      return null;
    },
  };
}

/**
 * Differs whenever the link was made anew: a folder that was deleted and published again may use the same names. Asked for
 * with every request, and so without the detour over a thread, which takes ten times as long.
 */
function markOf(link: string): string | null {
  try {
    const { ino, ctimeMs } = lstatSync(link);
    return `${ino} ${ctimeMs}`;
  } catch (error) {
    if (isENOENT(error)) return null;
    throw error;
  }
}
