import type { Pin, Pins } from '@site/shared/contracts';
import { chooseDeployment, releasesOf } from './chooseDeployment';
import type { DiscoveryClient } from './discoveryClient';

interface Options {
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  /** 0 to 99, stands for the visitor; null for one who gets no canary. */
  readonly visitor: number | null;
}

/** Says which releases of a remote come into question, by what is deployed and what has failed in this page. */
export interface ReleaseChoice {
  /** The releases that are meant for the visitor, the first choice first. */
  choices(remote: string): readonly Pin[];
  /** Something that differs when the choices do. */
  key(remote: string): string;
  /** The releases that may stand in for one: as its own deployment says, or else those that visitors get by now. */
  standIns(remote: string, release: Pin | undefined): readonly Pin[];
  /** Gives releases up, for the whole remote: none comes back by itself, so a page never changes to and fro. */
  giveUp(remote: string, releases: readonly Pin[]): void;
  /** Gives the releases that were given up another chance. */
  forgive(remote: string): void;
}

export function createReleaseChoice({ pins, discovery, visitor }: Options): ReleaseChoice {
  /** URLs of those that were given up, by remote. */
  const broken = new Map<string, ReadonlySet<string>>();
  const isSound = (remote: string, { url }: Pin) => !broken.get(remote)?.has(url);

  function choices(remote: string): readonly Pin[] {
    const file = discovery.current();
    const deployment = file && chooseDeployment(file, remote, visitor);
    const pin = pins[remote];
    const all = deployment ? releasesOf(deployment) : pin ? [pin] : [];
    const sound = all.filter((it) => isSound(remote, it));
    return sound.length > 0 ? sound : all;
  }

  return {
    choices,
    key: (remote) =>
      choices(remote)
        .map(({ url }) => url)
        .join(),
    standIns(remote, release) {
      const deployments = discovery.current()?.microFrontends[remote];
      const own = deployments?.find(({ metadata }) => metadata.version === release?.version);
      const all = own ? releasesOf(own) : choices(remote);
      return all.filter((it) => it.url !== release?.url && isSound(remote, it));
    },
    giveUp(remote, releases) {
      broken.set(remote, new Set([...(broken.get(remote) ?? []), ...releases.map(({ url }) => url)]));
    },
    forgive: (remote) => void broken.delete(remote),
  };
}
