import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { type Release, readRelease } from '../release';
import type { Plan, PlannedPackage } from '../render';
import { writeRelease } from './sampleRelease';
import type { SampleRelease } from './sampleSite';

interface SamplePackage {
  readonly live: SampleRelease;
  /** When it was published, ms. */
  readonly published?: number;
  readonly previous?: SampleRelease;
  /** When that was published, ms. */
  readonly previousPublished?: number;
  readonly canary?: SampleRelease;
  /** Share of the canary, per cent. */
  readonly traffic?: number;
  /** When the canary was published, ms. */
  readonly since?: number;
}

/** Writes releases, and makes a plan of them as if channels pointed to them. */
export async function samplePlan(folder: string, packages: readonly SamplePackage[]) {
  const folders = new Map<Release, string>();
  async function written(sample: SampleRelease): Promise<Release> {
    const target = await writeRelease(await mkdtemp(path.join(folder, 'release-')), sample);
    const release = await readRelease(target);
    folders.set(release, target);
    return release;
  }
  const planned = packages.map(
    async ({ live, published = 0, previous, previousPublished = 0, canary, traffic = 10, since = 0 }) => {
      const own: PlannedPackage = {
        live: await written(live),
        published: new Date(published),
        previous: previous ? await written(previous) : null,
        previousPublished: previous ? new Date(previousPublished) : null,
        canary: canary ? { release: await written(canary), traffic, since: new Date(since) } : null,
      };
      return [live.name, own] as const;
    },
  );
  const plan: Plan = new Map((await Promise.all(planned)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { plan, folderOf: (release: Release) => folders.get(release) ?? '' };
}
