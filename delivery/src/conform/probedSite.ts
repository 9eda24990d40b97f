import { editRelease, type Release } from '../release';
import type { Plan, PlannedPackage } from '../render';
import { probedEntry } from './page/scripts';

export interface ReleaseFolder {
  readonly release: Release;
  readonly folder: string;
}

export interface ProbedSite {
  /** Copy of the checked release, whose container is watched. */
  readonly release: Release;
  readonly plan: Plan;
  readonly folderOf: (release: Release) => string;
  /** Replaces the copy's version in a line of the report. */
  readonly asReleased: (line: string) => string;
}

/** Version of the copy, without the builder's `g`. */
const probeDigest = 'c04f0223';

/** The watched copy is live; the release itself is its fallback release. @param target folder of the copy */
export async function probedSite(
  { folder, release }: ReleaseFolder,
  others: readonly ReleaseFolder[],
  target: string,
): Promise<ProbedSite> {
  const probe = await editRelease(folder, target, {
    digest: probeDigest,
    edit: (text, file) => (file === `browser/${release.entry}` ? probedEntry(text, release) : text),
  });
  const stored = (it: Release) => ({ release: it, time: new Date(0) });
  const planned = (live: Release, previous: Release | null): PlannedPackage => ({
    live: stored(live),
    previous: previous && stored(previous),
    canary: null,
  });
  const plan: Plan = new Map([
    ...others.map((it) => [it.release.name, planned(it.release, null)] as const),
    [release.name, planned(probe, release)],
  ]);
  const folders = new Map([
    ...others.map((it) => [it.release, it.folder] as const),
    [probe, target],
    [release, folder],
  ]);
  return {
    release: probe,
    plan,
    folderOf: (it) => folders.get(it) ?? '',
    asReleased: (line) => line.replaceAll(probe.version, release.version),
  };
}
