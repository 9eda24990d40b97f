import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Deployment, Discovery, Observation } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { isENOENT } from '../files/isENOENT';
import type { Generation } from '../site/generation';

/** The releases that a published site has, and whom it shows them to. */
export interface KnownReleases {
  has(remote: string, version: string): boolean;
  /** Those that the site leads to, with their share of visitors (0 to 1). */
  readonly deployed: readonly DeployedRelease[];
}

export interface DeployedRelease {
  readonly remote: string;
  readonly version: string;
  readonly channel: 'live' | 'canary' | 'previous';
  readonly share: number;
}

/** Names of folders that are releases: beside them lie files that releases share. */
const versionFolder = /^\d/;

/**
 * Reads what a generation's discovery file names, and which other releases lie in its folders: a tab that was opened
 * before the last publications uses one of these.
 *
 * @throws what the disk says
 */
export async function readKnownReleases(generation: Generation): Promise<KnownReleases> {
  const discovery = await readDiscovery(generation);
  const known = new Set<string>();
  const deployed: DeployedRelease[] = [];
  for (const [remote, deployments] of Object.entries(discovery.microFrontends)) {
    for (const release of deployments.flatMap((deployment) => releasesOf(remote, deployment))) {
      // What stands in for a canary is live.
      if (!known.has(keyOf(remote, release.version))) deployed.push(release);
      known.add(keyOf(remote, release.version));
    }
    for (const version of await versionsBeside(generation, deployments)) known.add(keyOf(remote, version));
  }
  return { has: (remote, version) => known.has(keyOf(remote, version)), deployed };
}

/** Takes out of an observation what is about releases that the site does not have. */
export function onlyKnown(observation: Observation, known: KnownReleases): Observation {
  const isKnown = (release: { readonly remote: string; readonly version: string }) =>
    known.has(release.remote, release.version);
  return {
    page: observation.page,
    views: Object.fromEntries(
      Object.entries(observation.views).filter(([remote, version]) => isKnown({ remote, version })),
    ),
    failures: observation.failures.filter(isKnown),
    vitals: observation.vitals.filter(isKnown),
  };
}

const keyOf = (remote: string, version: string) => `${remote}@${version}`;

async function readDiscovery(generation: Generation): Promise<Pick<Discovery, 'microFrontends'>> {
  const file = await generation.read(`public/${discoveryFile}`, []);
  return file ? JSON.parse(file.content.toString('utf8')) : { microFrontends: {} };
}

function releasesOf(remote: string, { metadata, deployment }: Deployment): readonly DeployedRelease[] {
  const channel = deployment.default ? 'live' : 'canary';
  const { version, fallbackVersion } = metadata;
  return [
    { remote, version, channel, share: deployment.traffic / 100 },
    ...(fallbackVersion === undefined
      ? []
      : [{ remote, version: fallbackVersion, channel: 'previous' as const, share: 0 }]),
  ];
}

/** Versions in the folder of a package, as far as this site has its files. */
async function versionsBeside(generation: Generation, deployments: readonly Deployment[]): Promise<readonly string[]> {
  const [entry] = deployments.map(({ url }) => url).filter((url) => url.startsWith('/'));
  if (entry === undefined) return [];
  const folder = join(generation.folder, 'public', posix.dirname(posix.dirname(entry)));
  const names = await readdir(folder).catch((error: unknown) => {
    if (isENOENT(error)) return [];
    throw error;
  });
  return names.filter((name) => versionFolder.test(name));
}
