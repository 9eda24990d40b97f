import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT, replaceFile } from '../../files';
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

/** @throws Error in one line while nothing is published */
export async function readHostedSite({ current }: SiteFolder): Promise<HostedSite> {
  const read = (name: string) => readFile(path.join(current, name), 'utf8').catch(ifENOENT(null));
  const [headers, variants] = await Promise.all([read('headers.json'), read('variants.json')]);
  if (headers === null || variants === null)
    throw new Error(`There is no ${current}: publish the site first (npm run site -- publish-site)`);
  const { canaries, pages } = JSON.parse(variants);
  return { headers: JSON.parse(headers), canaries, pages };
}

/**
 * Writes a hosting's files into a folder, those that have changed.
 *
 * @param files texts by their path
 * @returns paths of the files that were written
 */
export async function writeHosting(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await replaceFile(file, text);
    written.push(name);
  }
  return written;
}
