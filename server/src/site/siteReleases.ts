import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Deployment, Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { isENOENT } from '../base';

export interface SiteReleases {
  has(release: Release): boolean;
  readonly deployed: readonly DeployedRelease[];
  readonly canaries: readonly Canary[];
}

export interface Release {
  readonly remote: string;
  readonly version: string;
}

interface DeployedRelease extends Release {
  readonly channel: 'live' | 'canary' | 'previous';
  readonly traffic: number;
  /** Common to canaries that visitors get together. */
  readonly group?: string;
}

export interface Canary extends Release {
  readonly live: string;
  readonly traffic: number;
  /** Canaries of one group are rolled back together. Default: the remote's name. */
  readonly group?: string;
}

interface GenerationFiles {
  readonly folder: string;
  read(path: string, accepted: readonly []): Promise<{ readonly content: Buffer } | null>;
}

/** Excludes folders of shared files, which lie beside those of releases. */
const versionFolder = /^\d/;

/** Includes earlier publications' releases, which open tabs use. @throws errors of the disk */
export async function readSiteReleases(generation: GenerationFiles): Promise<SiteReleases> {
  const file = await generation.read(`public/${discoveryFile}`, []);
  const discovery: Pick<Discovery, 'microFrontends'> = file
    ? JSON.parse(file.content.toString('utf8'))
    : { microFrontends: {} };
  const onSite = new Set<string>();
  const deployed: DeployedRelease[] = [];
  for (const [remote, deployments] of Object.entries(discovery.microFrontends)) {
    for (const release of releasesOf(remote, deployments)) {
      // A canary's fallback release is the live one.
      if (!onSite.has(keyOf(release))) deployed.push(release);
      onSite.add(keyOf(release));
    }
    for (const version of await versionsBeside(generation.folder, deployments)) onSite.add(keyOf({ remote, version }));
  }
  const canaries = deployed.flatMap(({ remote, version, channel, traffic, group }) => {
    const live = deployed.find((it) => it.remote === remote && it.channel === 'live');
    return channel === 'canary' && live
      ? [{ remote, version, live: live.version, traffic, ...(group && { group }) }]
      : [];
  });
  return { has: (release) => onSite.has(keyOf(release)), deployed, canaries };
}

const keyOf = ({ remote, version }: Release) => `${remote}@${version}`;

function releasesOf(remote: string, deployments: readonly Deployment[]): readonly DeployedRelease[] {
  const releases: DeployedRelease[] = deployments.map(({ metadata: { version }, deployment }) => ({
    remote,
    version,
    channel: deployment.default ? 'live' : 'canary',
    traffic: deployment.traffic,
    ...(deployment.group && { group: deployment.group }),
  }));
  for (const { metadata } of deployments) {
    const version = metadata.fallbackVersion;
    if (version !== undefined) releases.push({ remote, version, channel: 'previous', traffic: 0 });
  }
  return releases;
}

async function versionsBeside(folder: string, deployments: readonly Deployment[]): Promise<readonly string[]> {
  const [entry] = deployments.map(({ url }) => url).filter((url) => url?.startsWith('/'));
  if (entry === undefined) return [];
  const names = await readdir(join(folder, 'public', posix.dirname(posix.dirname(entry)))).catch((error: unknown) => {
    if (isENOENT(error)) return [];
    throw error;
  });
  return names.filter((name) => versionFolder.test(name));
}
