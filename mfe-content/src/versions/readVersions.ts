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
  /** Folder of the package, such as `mfe-catalog`. */
  readonly name: string;
  readonly owner: string | null;
  readonly channel: 'live' | 'canary' | 'previous';
  readonly version: string;
  /** Time of publication, in ISO format, where known. */
  readonly published: string | undefined;
  /** Share of the visitors, per cent; null for a fallback release. */
  readonly share: number | null;
  /** Undefined without observations. */
  readonly hour: ReleaseTally | undefined;
  readonly day: ReleaseTally | undefined;
}

export interface Versions {
  /** Packages with a canary come first. */
  readonly releases: readonly Release[];
  /** Null where the server records no observations. */
  readonly verdicts: readonly Verdict[] | null;
  /** Null also where an older server does not count them. */
  readonly contacts: readonly ContactSpan[] | null;
}

/** Joins deployments and observations. */
export function readVersions({ microFrontends }: Discovery, summary: ObservationSummary | null): Versions {
  const packages = Object.entries(microFrontends).sort(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  );
  return {
    releases: packages.flatMap(([remote, deployments]) => releasesOf(remote, deployments, summary)),
    verdicts: summary?.verdicts ?? null,
    contacts: summary?.contacts ?? null,
  };
}

function releasesOf(remote: string, deployments: readonly Deployment[], summary: ObservationSummary | null) {
  const live = deployments.find(({ deployment }) => deployment.default);
  const canary = deployments.find(({ deployment }) => !deployment.default);
  const owner = (live ?? canary)?.metadata.owner ?? null;
  const release = (channel: Release['channel'], version: string, share: number | null, published?: string): Release => {
    const isThis = (tally: ReleaseTally) => tally.remote === remote && tally.version === version;
    const seen = { hour: summary?.hour.find(isThis), day: summary?.day.find(isThis) };
    return { name: folderName(remote), owner, channel, version, share, published, ...seen };
  };
  const { fallbackVersion, fallbackPublished } = live?.metadata ?? {};
  return [
    ...(live ? [release('live', live.metadata.version, live.deployment.traffic, live.metadata.published)] : []),
    ...(canary
      ? [release('canary', canary.metadata.version, canary.deployment.traffic, canary.metadata.published)]
      : []),
    ...(fallbackVersion ? [release('previous', fallbackVersion, null, fallbackPublished)] : []),
  ];
}
