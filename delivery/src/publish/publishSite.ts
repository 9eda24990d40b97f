import type { SiteConfig } from '@site/shared/contracts';
import { choosePublishable, readChannels } from '../render';
import type { SiteFolder } from '../repository';
import type { ReleaseStore } from '../store';
import { type Damage, findDamage, noDamage } from './findDamage';
import { type OpenSite, withOpenSite } from './openSite';
import { type PreparedSite, prepareSite } from './prepareSite';
import { unacceptedReleases } from './publishedReleases';
import { signedOnly } from './stores';

export interface PublishOptions {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** Compares all files with their digests first, and repairs them. */
  readonly repair?: boolean;
  readonly log?: (line: string) => void;
  /** Ends the publication. */
  readonly signal?: AbortSignal;
}

export interface Published extends Pick<PreparedSite, 'changed' | 'rendered' | 'kept'> {
  readonly heldBack: ReadonlyMap<string, string>;
  /** Number of files that were as they had been published; null if they were not compared. */
  readonly whole: number | null;
}

/** Atomic: the next run completes the work of a killed publisher. @throws PublishError when no site can be made */
export function publishSite(options: PublishOptions): Promise<Published> {
  return withOpenSite(options.site, (open) => publishOpen(open, options), options.log);
}

export async function publishOpen(
  open: OpenSite,
  { store, config, repair = false, log = () => {}, signal }: Omit<PublishOptions, 'site'>,
): Promise<Published> {
  const publishedChannels = open.published?.channels ?? {};
  const { channels: requestedChannels, unreadable } = await readChannels(store, publishedChannels);
  const { whole, ...damage } = repair ? await findDamage(open.site) : { ...noDamage, whole: null };
  reportDamage(damage, log);
  const options = { store: signedOnly(store, config.releaseKeys), config, runsAllModules: false, damage, log };
  const { prepared, heldBack, channels } = await choosePublishable(
    requestedChannels,
    publishedChannels,
    (all, ending) => prepareSite(open, options, all, ending),
    signal,
  );
  await prepared.show();
  const { changed, rendered, kept, unrepaired } = prepared;
  const unaccepted = await unacceptedReleases(open.site, channels, config.releaseKeys);
  return {
    changed,
    rendered,
    kept,
    whole,
    heldBack: new Map([...unrepaired, ...unreadable, ...unaccepted, ...heldBack]),
  };
}

const namedFiles = 5;

function reportDamage({ pages, releases }: Damage, log: (line: string) => void) {
  const files = [...pages, ...[...releases.values()].flat()];
  if (files.length === 0) return;
  const more = files.length > namedFiles ? `, and ${files.length - namedFiles} more` : '';
  log(`Lost or changed on the site, and made anew: ${files.slice(0, namedFiles).join(', ')}${more}`);
}
