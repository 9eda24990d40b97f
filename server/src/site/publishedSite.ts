import { lstatSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Generation, openGeneration } from './generation';
import { meansMissing } from './meansMissing';

/** The folder that the publisher writes, of which visitors get one generation at a time. */
export interface PublishedSite {
  /**
   * The generation that is current at this moment. To be asked once for an answer, all of which then comes from it.
   *
   * @returns null when nothing is published; a promise only of one that must be opened first
   * @throws what the disk says, or an Error when the generation is not what a publisher writes
   */
  current(): Generation | null | Promise<Generation | null>;
}

/** @param siteDir folder of the published site */
export function openSite(siteDir: string): PublishedSite {
  let opened: { readonly mark: string; readonly generation: Generation | Promise<Generation> } | null = null;

  async function open(link: Link): Promise<Generation | null> {
    for (;;) {
      if (opened?.mark !== link.mark) opened = { mark: link.mark, generation: openGeneration(link.folder) };
      const attempt = opened;
      try {
        const generation = await attempt.generation;
        if (opened === attempt) opened = { mark: link.mark, generation };
        return generation;
      } catch (error) {
        if (opened === attempt) opened = null;
        if (!meansMissing(error)) throw error;
      }
      const next = readLink(siteDir);
      // It is no use trying again unless the site was published again meanwhile.
      if (!next || next.mark === link.mark) return null;
      link = next;
    }
  }

  return {
    current() {
      const link = readLink(siteDir);
      if (!link) return null;
      if (opened?.mark === link.mark && !(opened.generation instanceof Promise)) return opened.generation;
      return open(link);
    },
  };
}

interface Link {
  /** The generation's folder. */
  readonly folder: string;
  /** Differs whenever the link was made anew: a folder that was deleted and published again may use the same names. */
  readonly mark: string;
}

/** Asked for again and again while answers wait, and so without the detour over a thread, which takes ten times as long. */
function readLink(siteDir: string): Link | null {
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
