import type { SiteConfig } from '@site/shared/contracts';
import { readChannels, settleChannels } from '../render';
import type { SiteFolder } from '../repository';
import type { ReleaseStore } from '../store';
import { type OpenSite, withOpenSite } from './openSite';
import { type PreparedSite, prepareSite } from './prepareSite';
import { unacceptedReleases } from './shownReleases';
import { signedOnly } from './stores';

export interface PublishOptions {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly log?: (line: string) => void;
}

export interface Published extends Pick<PreparedSite, 'changed' | 'rendered' | 'kept'> {
  readonly heldBack: ReadonlyMap<string, string>;
}

/** Atomic: the next run completes the work of a killed publisher. @throws PublishError when no site can be made */
export function publishSite(options: PublishOptions): Promise<Published> {
  return withOpenSite(options.site, (open) => publishOpen(open, options), options.log);
}

export async function publishOpen(
  open: OpenSite,
  { store, config, log = () => {} }: Omit<PublishOptions, 'site'>,
): Promise<Published> {
  const shown = open.shown?.channels ?? {};
  const { channels: wanted, unreadable } = await readChannels(store, shown);
  const options = { store: signedOnly(store, config.releaseKeys), config, runsAllModules: false, log };
  const { made, heldBack, channels } = await settleChannels(wanted, shown, (all) => prepareSite(open, options, all));
  await made.show();
  const { changed, rendered, kept } = made;
  const unaccepted = await unacceptedReleases(open.site, channels, config.releaseKeys);
  return { changed, rendered, kept, heldBack: new Map([...unreadable, ...unaccepted, ...heldBack]) };
}
