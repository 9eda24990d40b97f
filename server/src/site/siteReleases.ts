import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Deployment, Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { isENOENT } from '../base';

/** The releases that a published site has, and whom it shows them to. */
export interface SiteReleases {
  has(release: Release): boolean;
  /** Those that the site leads to. */
  readonly deployed: readonly DeployedRelease[];
  readonly canaries: readonly Canary[];
}

export interface Release {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
}

interface DeployedRelease extends Release {
  readonly channel: 'live' | 'canary' | 'previous';
  /** Share of visitors, per cent. */
  readonly traffic: number;
}

/** A release that a share of the visitors gets, and what the others get meanwhile. */
export interface Canary extends Release {
  /** Version of the live release. */
  readonly live: string;
  /** Share of visitors, per cent. */
  readonly traffic: number;
}

/** Files of a generation. */
interface GenerationFiles {
  /** Absolute path. */
  readonly folder: string;
  /** Reads a file as it is; null where there is none. */
  read(path: string, accepted: readonly []): Promise<{ readonly content: Buffer } | null>;
}

/** Names of folders that are releases: beside them lie files that releases share. */
const versionFolder = /^\d/;

/**
 * Reads what a generation's discovery file names, and which other releases lie in its folders: a tab that was opened
 * before the last publications uses one of these.
 *
 * @throws what the disk says
 */
export async function readSiteReleases(generation: GenerationFiles): Promise<SiteReleases> {
  const file = await generation.read(`public/${discoveryFile}`, []);
  const discovery: Pick<Discovery, 'microFrontends'> = file
    ? JSON.parse(file.content.toString('utf8'))
    : { microFrontends: {} };
  const known = new Set<string>();
  const deployed: DeployedRelease[] = [];
  for (const [remote, deployments] of Object.entries(discovery.microFrontends)) {
    for (const release of releasesOf(remote, deployments)) {
      // What stands in for a canary is live.
      if (!known.has(keyOf(release))) deployed.push(release);
      known.add(keyOf(release));
    }
    for (const version of await versionsBeside(generation.folder, deployments)) known.add(keyOf({ remote, version }));
  }
  const canaries = deployed.flatMap(({ remote, version, channel, traffic }) => {
    const live = deployed.find((it) => it.remote === remote && it.channel === 'live');
    return channel === 'canary' && live ? [{ remote, version, live: live.version, traffic }] : [];
  });
  return { has: (release) => known.has(keyOf(release)), deployed, canaries };
}

const keyOf = ({ remote, version }: Release) => `${remote}@${version}`;

function releasesOf(remote: string, deployments: readonly Deployment[]): readonly DeployedRelease[] {
  const releases: DeployedRelease[] = deployments.map(({ metadata: { version }, deployment }) => ({
    remote,
    version,
    channel: deployment.default ? 'live' : 'canary',
    traffic: deployment.traffic,
  }));
  for (const { metadata } of deployments) {
    const version = metadata.fallbackVersion;
    if (version !== undefined) releases.push({ remote, version, channel: 'previous', traffic: 0 });
  }
  return releases;
}

/** Versions in the folder of a package, as far as this site has its files. */
async function versionsBeside(folder: string, deployments: readonly Deployment[]): Promise<readonly string[]> {
  const [entry] = deployments.map(({ url }) => url).filter((url) => url?.startsWith('/'));
  if (entry === undefined) return [];
  const names = await readdir(join(folder, 'public', posix.dirname(posix.dirname(entry)))).catch((error: unknown) => {
    if (isENOENT(error)) return [];
    throw error;
  });
  return names.filter((name) => versionFolder.test(name));
}
