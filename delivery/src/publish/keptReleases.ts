import type { KeptReleases } from '@site/shared/contracts';
import { readRelease } from '../release';
import { pinOf } from '../render';
import { federationName, type SiteFolder } from '../repository';
import { releaseFolder } from './installReleases';
import type { SiteState } from './state';

/** The releases whose files a site still has, for previews to choose from. */
export async function keptReleases(site: SiteFolder, versions: SiteState['versions']): Promise<KeptReleases> {
  const all = Object.entries(versions).map(async ([name, own]) => {
    // One that visitors could get once, and that is not whole any more, is none to choose.
    const found = await Promise.all(
      own.map((version) => readRelease(releaseFolder(site, { name, version })).catch(() => null)),
    );
    return [federationName(name), found.flatMap((release) => (release ? [pinOf(release)] : []))] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
