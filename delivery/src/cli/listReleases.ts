import { bytesOf } from '../release';
import type { Channels, ReleaseStore } from '../store';

export type ListedRelease = Awaited<ReturnType<typeof listReleases>>[number];

/** `share`: per cent; `bytes`: uncompressed. @param all includes releases outside channels */
export async function listReleases(store: ReleaseStore, all: boolean) {
  const lists = (await store.packages()).map(async (name) => {
    const pointers = pointersOf(await store.channels(name));
    const others = all
      ? (await store.versions(name)).filter((it) => !pointers.some(({ version }) => version === it))
      : [];
    const rollbacks = await store.rollbacks(name);
    const rows = [...pointers, ...others.map((version) => ({ channel: null, version, share: null, group: null }))];
    return Promise.all(
      rows.map(async (row) => {
        const { release, time } = await store.describe(name, row.version);
        const found = rollbacks.find(({ version }) => version === row.version);
        const verdict = found ? { time: found.time, reason: found.reason } : null;
        return { name, ...row, time: time.toISOString(), commit: release.commit, bytes: bytesOf(release), verdict };
      }),
    );
  });
  return (await Promise.all(lists)).flat();
}

function pointersOf({ live, canary, previous, withdrawn }: Channels) {
  return [
    ...(live ? [{ channel: 'live' as const, version: live, share: 100 - (canary?.traffic ?? 0), group: null }] : []),
    ...(canary
      ? [{ channel: 'canary' as const, version: canary.version, share: canary.traffic, group: canary.group ?? null }]
      : []),
    ...(previous ? [{ channel: 'previous' as const, version: previous, share: null, group: null }] : []),
    ...(withdrawn ? [{ channel: 'withdrawn' as const, version: withdrawn, share: null, group: null }] : []),
  ];
}
