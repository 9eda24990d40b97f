import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployment, type Discovery, discoverySchema } from '@site/shared/contracts';
import type { BuildResult } from '../buildPackage';
import { type BuiltPackage, federationName } from '../packages';
import type { SiteFolder } from '../paths';
import { replaceFile } from './compress';

const fileName = 'frontend-discovery.json';

/** The site's discovery file; one that doesn't exist yet is empty. */
export async function readDiscovery(site: SiteFolder): Promise<Discovery> {
  try {
    return JSON.parse(await readFile(path.join(site.public, fileName), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { schema: discoverySchema, microFrontends: {} };
  }
}

/** Replaces the discovery file atomically: a reader sees the old one or the new one, nothing between. */
export async function writeDiscovery(site: SiteFolder, discovery: Discovery): Promise<void> {
  const file = path.join(site.public, fileName);
  await replaceFile(file, `${JSON.stringify(discovery, null, 2)}\n`);
}

/**
 * The discovery file with a build as the one that all visitors get; the build before it becomes its fallback. The same
 * version once more keeps the fallback it had.
 */
export function withDeployment(
  discovery: Discovery,
  name: BuiltPackage,
  version: string,
  publicBase: string,
  { entry, integrity, extras }: BuildResult,
): Discovery {
  const { fallbackUrl, fallbackIntegrity } = fallbackOf(currentDeployment(discovery, name), version);
  const deployment: Deployment = {
    url: `${publicBase}${version}/${entry}`,
    ...(fallbackUrl && { fallbackUrl }),
    metadata: { version, integrity, ...(fallbackIntegrity && { fallbackIntegrity }) },
    deployment: { traffic: 100, default: true },
    extras: { modulefederation: extras },
  };
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [federationName(name)]: [deployment] } };
}

function fallbackOf(previous: Deployment | undefined, version: string) {
  if (!previous) return {};
  const { url, fallbackUrl, metadata } = previous;
  return metadata.version === version
    ? { fallbackUrl, fallbackIntegrity: metadata.fallbackIntegrity }
    : { fallbackUrl: url, fallbackIntegrity: metadata.integrity };
}

/** The version that visitors get, if the package is deployed at all. */
export function currentDeployment(discovery: Discovery, name: string): Deployment | undefined {
  const deployments = discovery.microFrontends[federationName(name)] ?? [];
  return deployments.find(({ deployment }) => deployment.default) ?? deployments[0];
}
