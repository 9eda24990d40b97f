import type { Discovery } from '@site/shared/contracts';
import type { PublishedSite } from '../site/publishedSite';

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
 * The canaries that visitors of the published site get now.
 *
 * @throws what the disk says
 */
export async function canariesInFlight(site: PublishedSite): Promise<readonly Canary[]> {
  const generation = await site.current();
  const file = await generation?.read('public/frontend-discovery.json', []);
  return file ? canariesOf(JSON.parse(file.content.toString())) : [];
}

export function canariesOf({ microFrontends }: Discovery): readonly Canary[] {
  return Object.entries(microFrontends).flatMap(([remote, deployments]) => {
    const live = deployments.find(({ deployment }) => deployment.default)?.metadata.version;
    const canary = deployments.find(({ deployment }) => !deployment.default);
    if (!live || !canary) return [];
    return [{ remote, version: canary.metadata.version, live, traffic: canary.deployment.traffic }];
  });
}
