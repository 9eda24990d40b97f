import { type Channels, StoreError } from './releaseStore';

export function deployLive(channels: Channels, version: string): Channels {
  const previous = channels.live === version ? channels.previous : channels.live;
  return {
    live: version,
    ...(previous && { previous }),
    ...(channels.canary && channels.canary.version !== version && { canary: channels.canary }),
  };
}

export function checkTraffic(channels: Channels, traffic: number): void {
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > 99) {
    throw new StoreError(`A canary gets 1 to 99 per cent of the visitors, not ${traffic}`);
  }
  if (!channels.live)
    throw new StoreError('A first release has nothing to be a canary beside: deploy it without --traffic');
}

/** @throws StoreError for an invalid share, and for the live version */
export function deployCanary(channels: Channels, version: string, traffic: number, group?: string): Channels {
  checkTraffic(channels, traffic);
  if (channels.live === version) throw new StoreError(`${version} is live already`);
  const { withdrawn, ...others } = channels;
  const canary = { version, traffic, ...(group && { group }) };
  return { ...others, ...(withdrawn && withdrawn !== version && { withdrawn }), canary };
}

/** Deploys a merge's release to a share of the visitors (per cent); 100 is all, unless it was withdrawn. @returns null for the live release */
export function deployMerge(
  { canary, ...channels }: Channels,
  version: string,
  share: number,
  canaryShare: number,
  group?: string,
): Channels | null {
  if (channels.live === version) return null;
  // The merge contains the canary's changes too.
  if (share === 100 && channels.withdrawn !== version) return deployLive(channels, version);
  return deployCanary(channels, version, share === 100 ? canaryShare : share, group);
}

export function promote(channels: Channels): Channels {
  if (!channels.canary) throw new StoreError('There is no canary to promote');
  return deployLive(channels, channels.canary.version);
}

/** Without a canary or version, rolls the live release back. @throws StoreError without an earlier release */
export function rollBack(channels: Channels, to?: string): Channels {
  const { live, previous, canary } = channels;
  if (to) {
    if (to === live) throw new StoreError(`${to} is live already`);
    return {
      live: to,
      ...(previous && previous !== to && { previous }),
      ...(canary && canary.version !== to && { canary }),
      ...(live && { withdrawn: live }),
    };
  }
  if (canary) return { ...(live && { live }), ...(previous && { previous }), withdrawn: canary.version };
  if (!previous) throw new StoreError('There is no release before the live one; name one with --to VERSION');
  return { live: previous, ...(live && { withdrawn: live }) };
}
