import type { Discovery, KeptReleases, Pin } from '@site/shared/contracts';
import { useEffect, useReducer, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import type { KeptReleasesClient } from './keptReleases';
import { type ChannelName, type ChosenRelease, isLocalEntry, releasesIn } from './overrides';
import type { UsedReleases } from './usedReleases';

export interface RemoteFacts {
  /** Federation name, such as `mfe_catalog`; `shell` for the shell. */
  readonly name: string;
  readonly owner: string | null;
  /** Null while the page has used none. */
  readonly version: string | null;
  /** Null for a release in no channel. */
  readonly channel: ChannelName | 'local' | null;
  readonly releases: readonly ChosenRelease[];
  /** Releases in no channel whose files the site still has. */
  readonly others: readonly Pin[];
}

/** Lists the packages of the page, the shell first; null until the discovery file has been read. */
export function useRemoteFacts(
  discovery: DiscoveryClient,
  kept: KeptReleasesClient,
  used: UsedReleases,
): readonly RemoteFacts[] | null {
  const [file, setFile] = useState(discovery.current);
  const [keptReleases, setKept] = useState(kept.current);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => void discovery.refresh().then(setFile), [discovery]);
  useEffect(() => void kept.read().then(setKept), [kept]);
  useEffect(() => used.subscribe(renderAgain), [used]);
  return file && factsOf(file, keptReleases ?? {}, used);
}

function factsOf({ microFrontends }: Discovery, kept: KeptReleases, used: UsedReleases): RemoteFacts[] {
  const facts = Object.entries(microFrontends).map(([name, deployments]) => {
    const releases = releasesIn(deployments);
    const release = used.of(name);
    const named = releases.find(({ deployment }) => deployment.url === release?.url);
    const others = (kept[name] ?? []).filter(
      ({ version }) => !releases.some(({ deployment }) => deployment.metadata.version === version),
    );
    const isLocal = release !== undefined && isLocalEntry(release.url);
    return {
      name,
      owner: releases[0]?.deployment.metadata.owner ?? null,
      version: release?.version ?? null,
      channel: named?.channel ?? (isLocal ? ('local' as const) : null),
      releases,
      others,
    };
  });
  return facts.sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || (a.name < b.name ? -1 : 1));
}
