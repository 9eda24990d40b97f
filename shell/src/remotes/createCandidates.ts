import type { Pin, Pins } from '@site/shared/contracts';
import { chooseDeployment, hasCanary, releasesOf } from './chooseDeployment';
import type { DiscoveryClient } from './discoveryClient';

interface Options {
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  /** 0 to 99, stands for the visitor; null for one who gets no canary. Called only where there is a canary. */
  readonly visitor: () => number | null;
}

export type Candidates = ReturnType<typeof createCandidates>;

/** Candidates: the releases of a remote that may be loaded, by what is deployed and what has failed in this page. */
export function createCandidates({ pins, discovery, visitor }: Options) {
  /** URLs of those that were given up, by remote. */
  const broken = new Map<string, ReadonlySet<string>>();
  const isSound = (remote: string, { url }: Pin) => !broken.get(remote)?.has(url);

  /** The releases that are meant for the visitor, the first choice first. */
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
    /** Something that differs when `of` does. */
    key: (remote: string): string =>
      of(remote)
        .map(({ url }) => url)
        .join(),
    /** The fallback releases of one: as its own deployment says, or else those that visitors get by now. */
    fallbacks(remote: string, release: Pin | undefined): readonly Pin[] {
      const deployments = discovery.current()?.microFrontends[remote];
      const own = deployments?.find(({ metadata }) => metadata.version === release?.version);
      const all = own ? releasesOf(own) : of(remote);
      return all.filter((it) => it.url !== release?.url && isSound(remote, it));
    },
    /** Gives releases up, all but one: none comes back by itself, so a page never changes to and fro. */
    giveUp(remote: string, releases: readonly Pin[], one?: Pin): void {
      const urls = releases.map(({ url }) => url).filter((url) => url !== one?.url);
      broken.set(remote, new Set([...(broken.get(remote) ?? []), ...urls]));
    },
    /** Gives the releases that were given up another chance. */
    forgive: (remote: string) => void broken.delete(remote),
  };
}
