import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from '../../repository';

/** What a hosting must know of the current generation beside its files. */
export interface HostedSite {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the visitors of each canary (per cent), by federation name. */
  readonly canaries: Readonly<Record<string, number>>;
  /** The canaries that change a page, by the page's file, in the order of the folders' names. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** @throws HostingError while nothing is published */
export async function readHostedSite({ current }: SiteFolder): Promise<HostedSite> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(current, name), 'utf8'));
  try {
    const [headers, { canaries, pages }] = await Promise.all([read('headers.json'), read('variants.json')]);
    return { headers, canaries, pages };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new HostingError(`There is no ${current}: publish the site first (npm run site -- publish-site)`);
  }
}

/** A hosting's configuration can't be made; the message is one line. */
export class HostingError extends Error {
  override name = 'HostingError';
}
