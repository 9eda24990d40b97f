import semver from 'semver';
import { checkSignature, contentDigest, type Release, verifyRelease } from '../release';
import { MissingReleaseError, type StoredRollback, StoreError } from './releaseStore';

export const isName = (text: string) => /^[a-z][a-z0-9-]*$/.test(text);

/** @throws StoreError for a name that could lead out of a store's folder, or to another package */
export function checkName(name: string): string {
  if (!isName(name)) throw new StoreError(`"${name}" is not the name of a package`);
  return name;
}

export const isVersion = (text: string) => semver.valid(text) === text;

export const noSuchRelease = (name: string, version: string, location: string) =>
  new MissingReleaseError(`There is no release ${version} of ${name} in ${location}`);

export function checkSame(release: Release, stored: Release, location: string): void {
  if (contentDigest(release) === contentDigest(stored)) return;
  throw new StoreError(
    `${location} has another release as ${release.name} ${release.version}: a version is never replaced`,
  );
}

export async function verifyStored(
  folder: string,
  name: string,
  version: string,
  isElsewhere?: (file: string) => boolean,
): Promise<Release> {
  const release = await verifyRelease(folder, isElsewhere);
  checkSignature(release, name, version);
  return release;
}

export const newestFirst = (times: ReadonlyMap<string, Date>): readonly string[] =>
  [...times]
    .sort(([a, aTime], [b, bTime]) => bTime.getTime() - aTime.getTime() || semver.rcompare(a, b))
    .map(([version]) => version);

export const rollbackText = ({ time, reason }: StoredRollback): string => `Recolhida em ${time}: ${reason}`;

const pattern = /^Recolhida em (\d{4}-\d\d-\d\dT[\d:.]+Z): (.+)$/;

/** Ignores other texts: people also deprecate packages. */
export function parseRollback(version: string, text: unknown): readonly StoredRollback[] {
  const [, time, reason] = pattern.exec(String(text).trim()) ?? [];
  return time && reason ? [{ version, time, reason }] : [];
}

export const latestFirst = (rollbacks: readonly StoredRollback[]): readonly StoredRollback[] =>
  [...rollbacks].sort((a, b) => (a.time < b.time ? 1 : -1));
