import {
  type ContactSpan,
  type Deployment,
  type Discovery,
  folderName,
  type ObservationSummary,
  type ReleaseTally,
  type Verdict,
} from '@site/shared/contracts';

/** Release of a package, with its observations. */
export interface Release {
  readonly channel: 'live' | 'canary' | 'previous';
  readonly version: string;
  /** Time of publication; null where unknown. */
  readonly published: Date | null;
  /** Share of the visitors, per cent; null for a fallback release. */
  readonly share: number | null;
  /** Null without observations. */
  readonly hour: ReleaseTally | null;
  readonly day: ReleaseTally | null;
}

export interface Package {
  /** Folder, such as `mfe-catalog`. */
  readonly name: string;
  readonly owner: string | null;
  /** Live, canary and previous, where they exist. */
  readonly releases: readonly Release[];
}

export interface Versions {
  readonly packages: readonly Package[];
  /** Null where the server records no observations. */
  readonly verdicts: readonly Verdict[] | null;
  /** Null also where an older server does not count them. */
  readonly contacts: readonly ContactSpan[] | null;
}

/** Joins deployments and observations. */
export function readVersions({ microFrontends }: Discovery, summary: ObservationSummary | null): Versions {
  const packages = Object.entries(microFrontends).map(([remote, deployments]) => {
    const live = deployments.find(({ deployment }) => deployment.default);
    const canary = deployments.find(({ deployment }) => !deployment.default);
    const tally = (version: string) => ({
      hour: tallyOf(summary?.hour, remote, version),
      day: tallyOf(summary?.day, remote, version),
    });
    const release = (channel: Release['channel'], { metadata, deployment }: Deployment): Release => ({
      channel,
      version: metadata.version,
      published: dateOf(metadata.published),
      share: deployment.traffic,
      ...tally(metadata.version),
    });
    const { fallbackVersion: previous, fallbackPublished } = live?.metadata ?? {};
    return {
      name: folderName(remote),
      owner: (live ?? canary)?.metadata.owner ?? null,
      releases: [
        ...(live ? [release('live', live)] : []),
        ...(canary ? [release('canary', canary)] : []),
        ...(previous
          ? [
              {
                channel: 'previous' as const,
                version: previous,
                published: dateOf(fallbackPublished),
                share: null,
                ...tally(previous),
              },
            ]
          : []),
      ],
    };
  });
  return {
    packages: packages.sort((a, b) => Number(hasCanary(b)) - Number(hasCanary(a)) || (a.name < b.name ? -1 : 1)),
    verdicts: summary?.verdicts ?? null,
    contacts: summary?.contacts ?? null,
  };
}

const dateOf = (time: string | undefined) => (time ? new Date(time) : null);

export const hasCanary = ({ releases }: Package) => releases.some(({ channel }) => channel === 'canary');

const tallyOf = (tallies: readonly ReleaseTally[] = [], remote: string, version: string) =>
  tallies.find((tally) => tally.remote === remote && tally.version === version) ?? null;
