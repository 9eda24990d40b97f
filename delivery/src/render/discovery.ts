import {
  type Deployment,
  type Discovery,
  discoverySchema,
  federationName,
  isModuleEntry,
  type ModuleFederationExtras,
  type Pin,
} from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import type { Release } from '../release';
import type { StoredRelease } from '../store';
import { labelOf } from './compatibility';
import { type Plan, type PlannedPackage, PublishError } from './plan';

export function discoveryOf(plan: Plan): Discovery {
  return {
    schema: discoverySchema,
    microFrontends: Object.fromEntries(
      [...plan].map(([name, planned]) => [federationName(name), deployments(planned)]),
    ),
  };
}

function deployments({ live, previous, canary }: PlannedPackage): Deployment[] {
  const { traffic: share = 0, group } = canary ?? {};
  return [
    deployment(live, previous, { traffic: 100 - share, default: true }),
    ...(canary ? [deployment(canary, live, { traffic: share, default: false, ...(group && { group }) })] : []),
  ];
}

function deployment(
  { release, time }: StoredRelease,
  fallback: StoredRelease | null,
  share: Deployment['deployment'],
): Deployment {
  return {
    url: entryUrl(release),
    ...(fallback && { fallbackUrl: entryUrl(fallback.release) }),
    metadata: {
      version: release.version,
      integrity: entryDigest(release),
      ...(fallback && {
        fallbackIntegrity: entryDigest(fallback.release),
        fallbackVersion: fallback.release.version,
      }),
      ...(release.owner && { owner: release.owner }),
      ...(isTime(time) && { published: time.toISOString() }),
      ...(fallback && isTime(fallback.time) && { fallbackPublished: fallback.time.toISOString() }),
    },
    deployment: share,
    extras: { modulefederation: { modules: release.modules, shared: release.shared, ...partDigests(release) } },
  };
}

const pageModules = new Set(remotes.flatMap(({ pages }) => pages.map(({ module }) => module)));

/** Need no digests: pages name the host's module, and only publishers load paths. */
const withoutDigests = ['.', './paths'];

function partDigests(release: Release): Pick<ModuleFederationExtras, 'digests'> {
  // Entries of ES modules fetch all files of a module at once.
  if (isModuleEntry(release.entry)) return {};
  const parts = Object.entries(release.modules).filter(
    ([path]) => !withoutDigests.includes(path) && !pageModules.has(path.replace('.', federationName(release.name))),
  );
  const files = parts.flatMap(([, { js, css }]) => [...js, ...css]);
  if (files.length === 0) return {};
  return { digests: Object.fromEntries(files.map((file) => [file, browserDigest(release, file)])) };
}

const isTime = (date: Date) => date.getTime() > 0;

export const urlOf = ({ base, version }: Release, file: string): string => `${base}${version}/${file}`;

const entryUrl = (release: Release): string => urlOf(release, release.entry);

export function browserDigest(release: Release, file: string): string {
  const found = release.files[`browser/${file}`];
  if (!found) throw new PublishError(`${labelOf(release)} has no file ${file}`, [release.name]);
  return found.digest;
}

const entryDigest = (release: Release): string => browserDigest(release, release.entry);

/** Default integrity: the release's own digest, which loaders of any age accept. */
export const pinOf = (release: Release, integrity: string = entryDigest(release)): Pin => ({
  version: release.version,
  url: entryUrl(release),
  integrity,
});

/** True for the address of a file for browsers, as pages name it. */
export function ownsFile({ base, version, files }: Release, address: string): boolean {
  if (!address.startsWith(base)) return false;
  const file = address.slice(base.length);
  const own = file.startsWith(`${version}/`) ? `browser/${file.slice(version.length + 1)}` : file;
  return /^(?:assets|browser)\//.test(own) && Object.hasOwn(files, own);
}
