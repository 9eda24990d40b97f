import { type Deployment, type Discovery, discoverySchema } from '@site/shared/contracts';
import { federationName } from '../packages';
import type { Release } from '../release/release';
import { labelOf } from './compatibility';
import { type Plan, type PlannedPackage, PublishError } from './plan';

export const discoveryFile = 'frontend-discovery.json';

/** The discovery file of a plan: whom visitors meet after a page has started, and who stands in where one fails. */
export function discoveryOf(plan: Plan): Discovery {
  return {
    schema: discoverySchema,
    microFrontends: Object.fromEntries(
      [...plan].map(([name, planned]) => [federationName(name), deployments(planned)]),
    ),
  };
}

function deployments({ live, published, previous, canary }: PlannedPackage): Deployment[] {
  const share = canary?.traffic ?? 0;
  return [
    deployment(live, published, previous, { traffic: 100 - share, default: true }),
    ...(canary ? [deployment(canary.release, canary.since, live, { traffic: share, default: false })] : []),
  ];
}

function deployment(
  release: Release,
  published: Date,
  fallback: Release | null,
  share: Deployment['deployment'],
): Deployment {
  return {
    url: entryUrl(release),
    ...(fallback && { fallbackUrl: entryUrl(fallback) }),
    metadata: {
      version: release.version,
      integrity: entryDigest(release),
      ...(fallback && { fallbackIntegrity: entryDigest(fallback), fallbackVersion: fallback.version }),
      ...(release.owner && { owner: release.owner }),
      // Some registries keep no times.
      ...(published.getTime() > 0 && { published: published.toISOString() }),
    },
    deployment: share,
    extras: { modulefederation: { modules: release.modules, shared: release.shared } },
  };
}

/** Address of one of a release's browser files. */
export const urlOf = ({ base, version }: Release, file: string): string => `${base}${version}/${file}`;

export const entryUrl = (release: Release): string => urlOf(release, release.entry);

/** @throws PublishError for a file that the release doesn't have */
export function browserDigest(release: Release, file: string): string {
  const found = release.files[`browser/${file}`];
  if (!found) throw new PublishError(`${labelOf(release)} has no file ${file}`, [release.name]);
  return found.digest;
}

export const entryDigest = (release: Release): string => browserDigest(release, release.entry);
