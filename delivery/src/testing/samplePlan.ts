import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../release';
import type { Plan, PlannedPackage } from '../render';
import { releaseOf, type SampleRelease, writeRelease } from './sampleReleases';

interface SamplePackage {
  readonly live: SampleRelease;
  /** ms */
  readonly published?: number;
  readonly previous?: SampleRelease;
  readonly previousPublished?: number;
  readonly canary?: SampleRelease;
  readonly traffic?: number;
  readonly since?: number;
}

export function samplePlan(packages: readonly SamplePackage[]) {
  const samples = new Map<Release, SampleRelease>();
  const stored = (sample: SampleRelease, time: number) => {
    const release = releaseOf(sample);
    samples.set(release, sample);
    return { release, time: new Date(time) };
  };
  const planned = packages.map(
    ({ live, published = 0, previous, previousPublished = 0, canary, traffic = 10, since = 0 }) => {
      const own: PlannedPackage = {
        live: stored(live, published),
        previous: previous ? stored(previous, previousPublished) : null,
        canary: canary ? { ...stored(canary, since), traffic } : null,
      };
      return [live.name, own] as const;
    },
  );
  const plan: Plan = new Map(planned.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { plan, samples };
}

export async function writtenPlan(folder: string, packages: readonly SamplePackage[]) {
  const { plan, samples } = samplePlan(packages);
  const written = [...samples].map(async ([release, sample]) => {
    const target = await mkdtemp(path.join(folder, 'release-'));
    return [release, await writeRelease(target, sample)] as const;
  });
  const folders = new Map(await Promise.all(written));
  return { plan, folderOf: (release: Release) => folders.get(release) ?? '' };
}
