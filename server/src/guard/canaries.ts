import type { Generation } from '../site/generation';

/** A release that a share of the visitors gets, and what the others get meanwhile. */
export interface Canary {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
  /** Version of the live release. */
  readonly live: string;
  /** Share of visitors, per cent. */
  readonly traffic: number;
}

/**
 * The canaries of a published generation; where nothing is published there are none.
 *
 * @throws what the disk says
 */
export async function canariesIn(generation: Generation | null): Promise<readonly Canary[]> {
  const { deployed } = (await generation?.releases()) ?? { deployed: [] };
  return deployed.flatMap(({ remote, version, channel, traffic }) => {
    const live = deployed.find((it) => it.remote === remote && it.channel === 'live');
    return channel === 'canary' && live ? [{ remote, version, live: live.version, traffic }] : [];
  });
}
