import type { Discovery, KeptReleases, Pin } from '@site/shared/contracts';
import { useEffect, useReducer, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import type { KeptReleasesClient } from './keptReleases';
import { type ChannelName, type ChosenRelease, isLocalEntry, releasesIn } from './overrides';
import { type Transfer, transferOf } from './transferOf';
import type { UsedReleases } from './usedReleases';

/** What the panel says of a package. */
export interface RemoteFacts {
  /** In Module Federation, such as `mfe_catalog`; the shell's is `shell`. */
  readonly name: string;
  readonly owner: string | null;
  /** Version that the page uses; null where it has used none so far. */
  readonly version: string | null;
  /** Null for a release that is in no channel any more. */
  readonly channel: ChannelName | 'local' | null;
  readonly transfer: Transfer | null;
  /** Those that the discovery file names. */
  readonly releases: readonly ChosenRelease[];
  /** Those in no channel whose files the site still has. */
  readonly others: readonly Pin[];
}

/** The packages of the page, the host first; null until it is known what is published. */
export function useRemoteFacts(
  discovery: DiscoveryClient,
  kept: KeptReleasesClient,
  used: UsedReleases,
): readonly RemoteFacts[] | null {
  const [file, setFile] = useState(discovery.current);
  const [keptReleases, setKept] = useState(kept.current);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => void discovery.refresh().then(setFile), [discovery]);
  useEffect(() => void kept.read().then(setKept), [kept]);
  useEffect(() => used.subscribe(lookAgain), [used]);
  return file && factsOf(file, keptReleases ?? {}, used);
}

function factsOf({ microFrontends }: Discovery, kept: KeptReleases, used: UsedReleases): RemoteFacts[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
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
      transfer: release ? transferOf(release.url, resources) : null,
      releases,
      others,
    };
  });
  return facts.sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || (a.name < b.name ? -1 : 1));
}
