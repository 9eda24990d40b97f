import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { builtPackages } from '../packages';

/**
 * Deletes the HTML files of pages that the site no longer has, with their compressed forms. Packages' folders are left
 * alone.
 *
 * @param publicDir folder of the published site
 * @param current HTML files that the site has, relative to it
 */
export async function removeOldPages(publicDir: string, current: ReadonlySet<string>): Promise<void> {
  const packages: ReadonlySet<string> = new Set(builtPackages);
  for (const entry of await readdir(publicDir, { recursive: true })) {
    const file = entry.split(path.sep).join('/');
    const page = file.replace(/\.(br|gz)$/, '');
    if (!page.endsWith('.html') || packages.has(file.split('/')[0] ?? '') || current.has(page)) continue;
    await rm(path.join(publicDir, entry), { force: true });
  }
}
