import { bytesOf } from '../release';
import type { Channels, ReleaseStore } from '../store';

export interface ListedRelease {
  readonly name: string;
  /** Null for a release that no channel points to. */
  readonly channel: 'live' | 'canary' | 'previous' | 'withdrawn' | null;
  readonly version: string;
  /** Share of the visitors, per cent; null where no visitor gets it first. */
  readonly share: number | null;
  /** When it was published, as ISO 8601. */
  readonly time: string;
  readonly commit: string | null;
  /** Of all its files, uncompressed. */
  readonly bytes: number;
  /** When and why a server took it back; null for one that no server did. */
  readonly verdict: { readonly time: string; readonly reason: string } | null;
}

/** The releases that channels point to, package by package. */
export async function listReleases(store: ReleaseStore, all: boolean): Promise<readonly ListedRelease[]> {
  const lists = (await store.packages()).map(async (name) => {
    const pointers = pointersOf(await store.channels(name));
    const others = all
      ? (await store.versions(name)).filter((it) => !pointers.some(({ version }) => version === it))
      : [];
    const verdicts = await store.verdicts(name);
    const rows = [...pointers, ...others.map((version) => ({ channel: null, version, share: null }))];
    return Promise.all(
      rows.map(async (row) => {
        const { release, time } = await store.describe(name, row.version);
        const found = verdicts.find(({ version }) => version === row.version);
        const verdict = found ? { time: found.time, reason: found.reason } : null;
        return { name, ...row, time: time.toISOString(), commit: release.commit, bytes: bytesOf(release), verdict };
      }),
    );
  });
  return (await Promise.all(lists)).flat();
}

function pointersOf({ live, canary, previous, withdrawn }: Channels) {
  return [
    ...(live ? [{ channel: 'live' as const, version: live, share: 100 - (canary?.traffic ?? 0) }] : []),
    ...(canary ? [{ channel: 'canary' as const, version: canary.version, share: canary.traffic }] : []),
    ...(previous ? [{ channel: 'previous' as const, version: previous, share: null }] : []),
    ...(withdrawn ? [{ channel: 'withdrawn' as const, version: withdrawn, share: null }] : []),
  ];
}
