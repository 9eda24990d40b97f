import { developmentVersion, hasOwnBundler, loadBuilds } from '@site/delivery/build';
import { type BuiltPackage, builtPackages, inRoot, isBuiltPackage } from '@site/delivery/repository';
import { type Deployment, federationName, unsealed } from '@site/shared/contracts';
import type { Configuration } from 'webpack';

/** With or without `mfe-`; all for an empty list. @throws Error for an unknown name */
export function packagesNamed(names: readonly string[]): readonly BuiltPackage[] {
  if (names.length === 0) return builtPackages;
  return names.map((name) => {
    const found = [name, `mfe-${name}`].find(isBuiltPackage);
    if (!found) throw new Error(`There is no package "${name}". There are: ${builtPackages.join(', ')}`);
    return found;
  });
}

/** Addresses of the bundlers' own development servers, by package. */
export type OwnServers = ReadonlyMap<BuiltPackage, string>;

export const sourceUrl = (name: BuiltPackage, file: string) => `/${name}/${developmentVersion}/${file}`;

export function sourceDeployments(
  names: readonly BuiltPackage[],
  servers: OwnServers,
): Record<string, readonly Deployment[]> {
  return Object.fromEntries(names.map((name) => [federationName(name), [deploymentOf(name, servers.get(name))]]));
}

function deploymentOf(name: BuiltPackage, ownServer: string | undefined): Deployment {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  return {
    url: ownServer ? `${ownServer}/${entry}` : sourceUrl(name, entry),
    // The code changes with every save, so it has no digest.
    metadata: { version: developmentVersion, integrity: unsealed },
    deployment: { traffic: 100, default: true },
    extras: { modulefederation: { modules: {}, shared: '' } },
  };
}

/** Builds of a package by webpack; none for a package with a bundler of its own. */
export async function sourceBuilds(name: BuiltPackage): Promise<Configuration[]> {
  if (hasOwnBundler(name)) return [];
  const { browser, later } = await loadBuilds(name);
  const options = {
    mode: 'development' as const,
    version: developmentVersion,
    publicBase: `/${name}/`,
    output: inRoot('.cache/dev', name),
  };
  return [browser({ ...options, refresh: true }), ...(later ? [later(options)] : [])];
}
