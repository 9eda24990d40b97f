import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { builtPackages } from '../packages';
import type { SiteFolder } from '../paths';

/** Versions of a package that stay, so that a tab that was opened before a deployment goes on working. */
const kept = 5;

/**
 * Deletes the versions of every package but the newest five and those that are still deployed.
 *
 * @param deployed names of version folders
 */
export async function removeOldVersions(site: SiteFolder, deployed: ReadonlySet<string>): Promise<void> {
  for (const folder of [site.public, site.server]) {
    for (const name of builtPackages) {
      const versions = await versionsIn(path.join(folder, name));
      for (const version of versions.slice(kept)) {
        if (!deployed.has(version)) await rm(path.join(folder, name, version), { recursive: true });
      }
    }
  }
}

/** Newest first. */
async function versionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names
      .filter((name) => name !== 'assets')
      .map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ name }) => name);
}
