import { type Deployment, type Discovery, getsCanary, type Pin, type Pins } from '@site/shared/contracts';
import type { DiscoveryClient } from './discoveryClient';

interface Options {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  /** Visitor number, 0 to 99; null for no canary. Called only if there is a canary. */
  readonly visitor: () => number | null;
}

export type Candidates = ReturnType<typeof createCandidates>;

export function createCandidates({ pins, discovery, visitor }: Options) {
  const givenUp = new Map<string, ReadonlySet<string>>();
  const isSound = (remote: string, { url }: Pin) => !givenUp.get(remote)?.has(url);

  /** Releases in order of preference. Without any other, releases that were given up are tried again. */
  function of(remote: string): readonly Pin[] {
    const file = discovery.current();
    const deployment = file && chooseDeployment(file, remote, hasCanary(file) ? visitor() : null);
    const pin = pins[remote];
    const all = deployment ? releasesOf(deployment) : pin ? [pin] : [];
    const sound = all.filter((it) => isSound(remote, it));
    return sound.length > 0 ? sound : all;
  }

  return {
    of,
    /** Differs whenever the result of `of` differs. */
    key: (remote: string): string =>
      of(remote)
        .map(({ url }) => url)
        .join(),
    /** Fallbacks as the release's own deployment says, or else the releases that visitors get now. */
    fallbacks(remote: string, release: Pin | undefined): readonly Pin[] {
      const deployments = discovery.current()?.microFrontends[remote];
      const deployment = deployments?.find(({ metadata }) => metadata.version === release?.version);
      const all = deployment ? releasesOf(deployment) : of(remote);
      return all.filter((it) => it.url !== release?.url && isSound(remote, it));
    },
    /** Gives releases up until `forgive`: a page never alternates between releases. */
    giveUp(remote: string, releases: readonly Pin[], one?: Pin): void {
      const urls = releases.map(({ url }) => url).filter((url) => url !== one?.url);
      givenUp.set(remote, new Set([...(givenUp.get(remote) ?? []), ...urls]));
    },
    forgive: (remote: string) => void givenUp.delete(remote),
  };
}

/** Visitors are numbers from 0 to 99; null gets no canary. */
export function chooseDeployment(
  { microFrontends }: Discovery,
  remote: string,
  visitor: number | null,
): Deployment | undefined {
  const deployments = microFrontends[remote] ?? [];
  const canary = deployments.find(
    ({ deployment: { default: isLive, group = remote, traffic } }) =>
      !isLive && visitor !== null && getsCanary(visitor, group, traffic),
  );
  return canary ?? deployments.find(({ deployment }) => deployment.default);
}

export const hasCanary = ({ microFrontends }: Discovery): boolean =>
  Object.values(microFrontends).some((deployments) => deployments.some(({ deployment }) => !deployment.default));

/** A deployment's release, then its fallback. */
export function releasesOf({ url, fallbackUrl, metadata }: Deployment): Pin[] {
  const { version, integrity, fallbackVersion, fallbackIntegrity = '' } = metadata;
  const release = { version, url, integrity };
  if (!fallbackUrl) return [release];
  return [release, { version: fallbackVersion ?? fallbackUrl, url: fallbackUrl, integrity: fallbackIntegrity }];
}
