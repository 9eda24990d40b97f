import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from '../paths';
import { pageFile } from '../publisher/pageFile';

export interface Script {
  readonly url: string;
  /** Size of the gzip file that the server sends. */
  readonly bytes: number;
}

/** The scripts that a page loads before anybody touches it: those its HTML names. */
export async function pageScripts(site: SiteFolder, url: string): Promise<Script[]> {
  const html = await readFile(path.join(site.public, pageFile(url)), 'utf8');
  const urls = [...html.matchAll(/<(?:script src|link rel="preload" href)="([^"]+\.js)"/g)].map(([, url = '']) => url);
  return Promise.all(
    urls.map(async (script) => ({ url: script, bytes: (await stat(path.join(site.public, `${script}.gz`))).size })),
  );
}
