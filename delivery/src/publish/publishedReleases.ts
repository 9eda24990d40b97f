import { stat } from 'node:fs/promises';
import path from 'node:path';
import { checkSignature, type Release, ReleaseError, type ReleaseKeys, readRelease, releaseFile } from '../release';
import type { AllChannels } from '../render';
import type { SiteFolder } from '../repository';
import type { ReleaseStore } from '../store';
import type { SiteState } from './state';

/** True for releases that visitors get already, and whose share does not grow. */
export type IsPublished = (name: string, version: string) => boolean;

export const releaseFolder = (site: SiteFolder, { name, version }: Pick<Release, 'name' | 'version'>) =>
  path.join(site.releases, name, version);

export const isPublishedIn =
  (published: SiteState | null, next: AllChannels): IsPublished =>
  (name, version) => {
    const [before, after] = [published?.channels[name], next[name]];
    const [lessTraffic, traffic] = [after?.canary?.traffic ?? 0, before?.canary?.traffic ?? 0];
    return (
      (before?.live === version && after?.live === version) ||
      (before?.canary?.version === version && after?.canary?.version === version && lessTraffic <= traffic)
    );
  };

/** Uses the site's own files where the store fails or a key was removed, so that other packages can be published. */
export function withPublishedCopies(
  store: ReleaseStore,
  site: SiteFolder,
  isPublished: IsPublished,
  log: (line: string) => void,
): ReleaseStore {
  return {
    ...store,
    describe: (name, version) =>
      store.describe(name, version).catch(async (error: unknown) => {
        if (!isPublished(name, version)) throw error;
        const folder = releaseFolder(site, { name, version });
        const release = await readRelease(folder).catch(() => {
          throw error;
        });
        log(`${name} stays as it is shown: ${error instanceof Error ? error.message : String(error)}`);
        // Approximates the publication by the time of installation.
        return { release, time: (await stat(path.join(folder, releaseFile))).mtime };
      }),
  };
}

/** @returns packages whose published release their keys do not accept, with the reason */
export async function unacceptedReleases(
  site: SiteFolder,
  channels: AllChannels,
  keys: ReleaseKeys,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [name, { live, canary }] of Object.entries(channels)) {
    for (const version of [live, canary?.version]) {
      if (!version) continue;
      try {
        checkSignature(await readRelease(releaseFolder(site, { name, version })), name, version, keys);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        found.set(name, error.message);
      }
    }
  }
  return found;
}
