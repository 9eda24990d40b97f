import { type KeptReleases, keptReleasesFile } from '@site/shared/contracts';
import { readRelease } from '../release';
import { entryDigest, entryUrl } from '../render';
import { federationName, type SiteFolder } from '../repository';
import { releaseFolder } from './installReleases';
import type { SiteState } from './state';

/** What lies beside the pages of previews. */
export async function writeKeptReleases(
  write: (file: string, text: string) => Promise<unknown>,
  site: SiteFolder,
  versions: SiteState['versions'],
): Promise<void> {
  await write(`public${keptReleasesFile}`, JSON.stringify(await keptReleases(site, versions), null, 2));
}

/** The releases whose files a site still has, for previews to choose from. */
async function keptReleases(site: SiteFolder, versions: SiteState['versions']): Promise<KeptReleases> {
  const all = Object.entries(versions).map(async ([name, own]) => {
    // One that visitors could get once, and that is not whole any more, is none to choose.
    const found = await Promise.all(
      own.map((version) => readRelease(releaseFolder(site, { name, version })).catch(() => null)),
    );
    const pins = found.flatMap((release) =>
      release ? [{ version: release.version, url: entryUrl(release), integrity: entryDigest(release) }] : [],
    );
    return [federationName(name), pins] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
